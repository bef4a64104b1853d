import type { Rules } from '../contract.ts';
import { type Say as SayOf, rulingsFor, TABLE_RULES } from '../table.ts';

/** Section titles of the French rulebook. */
const CONTENTS = 'Contenu';
const GOAL = 'Historique et but du jeu';
const SETUP = 'Préparation';
const ROUND = 'Entamer une manche';
const CARDS = 'Les cartes de combat';
const FIGHT = 'Place au combat';
const DUEL = 'Règlements sur les duels';
const FIGHT_END = 'Terminer un combat';
const ROUND_END = 'Terminer une manche';
const NEW_ROUND = 'Commencer une nouvelle manche';
const WINNING = 'Gagner la partie';

export const RULES = {
	...TABLE_RULES,
	'tables.race': { at: 'table', by: 'app', entry: 'table:odds' },
	'tables.opener': { at: 'table', by: 'app', entry: 'table:odds' },
	'counsel.answer': { at: 'table', by: 'app', entry: 'table:odds', with: ['side', 'chance', 'hand'] },
	'counsel.concede': { at: 'table', by: 'app', entry: 'table:odds', with: ['side', 'hand', 'match'] },
	'course.totals': { at: 'table', by: 'app', entry: 'total' },
	'standing.match': { at: 'table', by: 'app', entry: 'table:odds' },
	'setup.form': { at: SETUP, by: 'app', entry: 'preparation' },
	'setup.contents': { at: CONTENTS, by: 'table', entry: 'preparation', with: ['cards', 'duelCards'] },
	'setup.sides': { at: SETUP, by: 'table', entry: 'preparation', with: ['quigon', 'maul'] },
	'setup.track': { at: SETUP, by: 'table', entry: 'duel-final', with: ['cards'] },
	'setup.shuffle': { at: ROUND, by: 'table', entry: 'talon', with: ['cards'] },
	'setup.draw': { at: ROUND, by: 'table', entry: 'manche', with: ['drawn'] },
	'setup.lay': { at: ROUND, by: 'table', entry: 'manche', with: ['laid'] },

	'match.now': { at: GOAL, by: 'app', entry: 'duel-final', with: ['quigon', 'maul'] },
	'fight.now': { at: DUEL, by: 'app', entry: 'total', with: ['quigon', 'maul'] },
	'match.where': { at: GOAL, by: 'app', entry: 'manche', with: ['round', 'fight', 'quigon', 'maul'] },

	'reveal.ask': { at: FIGHT, by: 'table', entry: 'combat', with: ['side'] },
	'reveal.both': { at: FIGHT, by: 'table', entry: 'combat' },
	'reveal.against': { at: FIGHT, by: 'table', entry: 'combat', with: ['card'] },
	'reveal.next': { at: FIGHT, by: 'table', entry: 'combat', with: ['side'] },
	'reveal.turned': { at: FIGHT, by: 'app', entry: 'combat', with: ['side', 'card'] },
	'reveal.already': { at: FIGHT, by: 'app', entry: 'combat', with: ['side'] },
	'reveal.together': { at: FIGHT, by: 'app', entry: 'combat' },
	'plan.own-fight': { at: ROUND, by: 'app', entry: 'ruling-7' },
	'plan.three': { at: ROUND, by: 'app', entry: 'manche', with: ['laid'] },
	'plan.told': { at: ROUND, by: 'app', entry: 'manche', with: ['told', 'laid'] },
	'plan.none': { at: ROUND, by: 'app', entry: 'ruling-24', with: ['side'] },

	'fight.behind': { at: DUEL, by: 'table', entry: 'combat', with: ['side', 'own', 'other'] },
	'fight.behind-cards': { at: DUEL, by: 'table', entry: 'departage', with: ['side', 'total', 'own', 'other'] },
	'fight.plays': { at: DUEL, by: 'app', entry: 'combat', with: ['side', 'card'] },
	'fight.leads': { at: DUEL, by: 'app', entry: 'total', with: ['side', 'own', 'other'] },
	'fight.leads-cards': { at: DUEL, by: 'app', entry: 'departage', with: ['side', 'total', 'own', 'other'] },
	'fight.level': { at: DUEL, by: 'app', entry: 'impasse', with: ['total', 'cards'] },
	'fight.pair': { at: DUEL, by: 'app', entry: 'deux-speciales', with: ['quigon', 'maul'] },
	'fight.leader-waits': { at: DUEL, by: 'app', entry: 'ruling-19', with: ['side'] },
	'fight.empty-hand': { at: DUEL, by: 'app', entry: 'main', with: ['side'] },
	'impasse.ask': { at: DUEL, by: 'table', entry: 'impasse', with: ['side'] },
	'impasse.one': { at: DUEL, by: 'table', entry: 'impasse-seule', with: ['side'] },
	'impasse.together': { at: DUEL, by: 'app', entry: 'impasse' },

	'concede.ask': { at: FIGHT_END, by: 'table', entry: 'conceder', with: ['side'] },
	'concede.must': { at: FIGHT_END, by: 'table', entry: 'conceder', with: ['side'] },
	'concede.done': { at: FIGHT_END, by: 'app', entry: 'conceder', with: ['side'] },
	'concede.forced': { at: FIGHT_END, by: 'app', entry: 'impasse-seule', with: ['side'] },
	'concede.impasse': { at: FIGHT_END, by: 'app', entry: 'impasse' },
	'concede.leader': { at: FIGHT_END, by: 'app', entry: 'conceder', with: ['side'] },
	'concede.not-begun': { at: FIGHT_END, by: 'app', entry: 'ruling-18' },
	'fight.won': { at: FIGHT_END, by: 'app', entry: 'cartes-gagnantes', with: ['side'], fight: 'won' },
	'drawn.ask': { at: FIGHT_END, by: 'table', entry: 'egalite' },
	'drawn.void': { at: FIGHT_END, by: 'app', entry: 'egalite' },
	'drawn.not': { at: FIGHT_END, by: 'app', entry: 'ruling-17' },
	'score.ask': { at: FIGHT_END, by: 'table', entry: 'depth', with: ['fight'] },
	'fight.settle': { at: FIGHT_END, by: 'table', entry: 'depth' },

	'round.ask': { at: ROUND_END, by: 'table', entry: 'manche', with: ['quigon', 'maul'] },
	'round.last': { at: WINNING, by: 'app', entry: 'gagner', with: ['side'] },
	'round.over': { at: ROUND_END, by: 'app', entry: 'manche', with: ['quigon', 'maul'] },
	'round.fights': { at: ROUND_END, by: 'app', entry: 'manche', with: ['fights'] },
	'round.not-over': { at: ROUND_END, by: 'app', entry: 'manche', with: ['left'] },
	'round.step': { at: ROUND_END, by: 'app', entry: 'duel-final', with: ['side', 'figure'] },
	'round.sweep': { at: ROUND_END, by: 'app', entry: 'duel-final', with: ['side', 'figure'] },
	'round.level': { at: ROUND_END, by: 'app', entry: 'ruling-4' },
	'round.next': { at: NEW_ROUND, by: 'app', entry: 'manche', with: ['round', 'drawn', 'laid'] },
	'round.short': { at: NEW_ROUND, by: 'app', entry: 'ruling-24', with: ['side', 'n'] },

	'cards.gone': { at: CARDS, by: 'app', entry: 'paquet', with: ['card', 'copies'], bends: true },
	'cards.not-in-deck': { at: CARDS, by: 'app', entry: 'paquet', with: ['side', 'card'] },
	'cards.left': { at: CARDS, by: 'app', entry: 'counting', with: ['card', 'left'] },
	'cards.shuffle': { at: DUEL, by: 'app', entry: 'talon', with: ['side', 'cards'], hands: true },
	'cards.all-known': { at: DUEL, by: 'app', entry: 'counting', with: ['side', 'cards'] },
	'cards.shown-ask': { at: FIGHT_END, by: 'table', entry: 'rejet', with: ['side', 'cards'] },
	'cards.shown': { at: FIGHT_END, by: 'app', entry: 'rejet', with: ['side', 'cards'] },
	'cards.shown-most': { at: FIGHT_END, by: 'app', entry: 'rejet', with: ['told', 'have'] },

	'order.first': { at: CARDS, by: 'app', entry: 'carte-speciale', with: ['card'] },
	'order.says': { at: CARDS, by: 'table', entry: 'carte-speciale', with: ['card', 'value', 'ops'] },
	'order.ask': { at: CARDS, by: 'table', entry: 'carte-speciale', with: ['card'] },
	'order.doubles': { at: CARDS, by: 'table', entry: 'ruling-25', with: ['card'] },
	'order.blank': { at: CARDS, by: 'table', entry: 'carte-speciale', with: ['card'] },
	'order.save-blank': { at: CARDS, by: 'table', entry: 'carte-speciale' },
	'order.value-is': { at: CARDS, by: 'table', entry: 'carte-speciale', with: ['value'] },
	'order.effect': { at: CARDS, by: 'table', entry: 'carte-speciale', with: ['card'] },
	'order.same': { at: CARDS, by: 'app', entry: 'carte-speciale', with: ['card'] },
	'deck.read': { at: CARDS, by: 'table', entry: 'carte-speciale' },
	'deck.of': { at: CARDS, by: 'table', entry: 'carte-speciale', with: ['card', 'side'] },
	'order.block': { at: CARDS, by: 'table', entry: 'carte-speciale', with: ['card'] },
	'order.number': { at: CARDS, by: 'table', entry: 'carte-speciale', with: ['card'] },
	'order.value': { at: CARDS, by: 'table', entry: 'carte-speciale', with: ['card'] },
	'order.only': { at: CARDS, by: 'table', entry: 'carte-speciale', with: ['card'] },
	'order.each': { at: CARDS, by: 'table', entry: 'carte-speciale', with: ['card'] },
	'order.text': { at: CARDS, by: 'table', entry: 'carte-speciale', with: ['card'] },
	'order.this-time': { at: CARDS, by: 'app', entry: 'a-la-main', with: ['card'] },
	'order.new-total': { at: CARDS, by: 'table', entry: 'a-la-main', with: ['card', 'side'] },
	'order.new-total-says': { at: CARDS, by: 'table', entry: 'a-la-main', with: ['card', 'side', 'text'] },
	'order.by-hand': { at: CARDS, by: 'table', entry: 'a-la-main', with: ['card'] },
	'order.by-hand-says': { at: CARDS, by: 'table', entry: 'a-la-main', with: ['card', 'text'] },
	'order.total': { at: CARDS, by: 'table', entry: 'a-la-main', with: ['side'] },
	'order.hand': { at: CARDS, by: 'table', entry: 'a-la-main', with: ['side'] },
	'order.talon': { at: CARDS, by: 'table', entry: 'a-la-main', with: ['side'] },
	'order.throws': { at: CARDS, by: 'table', entry: 'a-la-main', with: ['side'] },
	'order.sheet': { at: CARDS, by: 'app', entry: 'a-la-main', with: ['card'] },
	'order.followed': { at: CARDS, by: 'app', entry: 'a-la-main', with: ['card'] },
	'order.choose': { at: CARDS, by: 'table', entry: 'carte-speciale', with: ['card'] },
	'order.choice': { at: CARDS, by: 'app', entry: 'carte-speciale', with: ['card'] },
	'order.nth': { at: CARDS, by: 'app', entry: 'carte-speciale', with: ['card', 'nth'] },
	'order.chosen': { at: CARDS, by: 'app', entry: 'carte-speciale', with: ['card'] },
	'order.how-many': { at: CARDS, by: 'table', entry: 'carte-speciale', with: ['side', 'card'] },
	'order.draw-how-many': { at: CARDS, by: 'table', entry: 'carte-speciale', with: ['side', 'card'] },
	'order.draws': { at: CARDS, by: 'app', entry: 'carte-speciale', with: ['side', 'n'], hands: true },
	'order.multiplies': { at: CARDS, by: 'app', entry: 'carte-speciale', with: ['cards', 'times'] },
	'order.multiplies-next': { at: CARDS, by: 'app', entry: 'carte-speciale', with: ['side', 'times'] },
	'order.multiplies-total': { at: CARDS, by: 'app', entry: 'carte-speciale', with: ['side', 'times'] },
	'order.cancels': { at: CARDS, by: 'app', entry: 'ruling-23', with: ['cards', 'stays'] },
	'order.cancels-next': { at: CARDS, by: 'app', entry: 'ruling-23', with: ['side'] },
	'order.discards': { at: CARDS, by: 'app', entry: 'carte-speciale', with: ['side', 'n', 'by'], hands: true },
	'order.adds': { at: CARDS, by: 'app', entry: 'carte-speciale', with: ['side', 'n'] },
	'order.takes-off': { at: CARDS, by: 'app', entry: 'carte-speciale', with: ['side', 'n'] },
	'order.takes-back': { at: CARDS, by: 'app', entry: 'carte-speciale', with: ['side', 'cards'] },
	'order.loses': { at: CARDS, by: 'app', entry: 'ruling-14', with: ['side'] },
	'order.wins': { at: CARDS, by: 'app', entry: 'ruling-14', with: ['side'] },
	'order.nothing': { at: CARDS, by: 'app', entry: 'carte-speciale', with: ['card'] },

	'recount.hand': { at: 'table', by: 'table', entry: 'depth', with: ['side'] },
	'hand.ask': { at: 'table', by: 'table', entry: 'phone', with: ['hand'] },
	'hand.plan-ask': { at: ROUND, by: 'table', entry: 'phone', with: ['laid'] },
	'hand.told': { at: 'table', by: 'app', entry: 'phone', with: ['side', 'cards'] },
	'hand.public': { at: 'table', by: 'app', entry: 'phone' },
	'hand.count': { at: ROUND, by: 'app', entry: 'main', with: ['told', 'have'] },

	'remind.slide': { at: FIGHT, by: 'table', entry: 'combat', with: ['side'] },
	'remind.lay': { at: ROUND, by: 'table', entry: 'regarder', with: ['laid'] },
	'remind.overlap': { at: DUEL, by: 'table', entry: 'cartes-jouees' },
	'remind.together': { at: DUEL, by: 'table', entry: 'impasse' },
	'remind.no-conceding': { at: FIGHT_END, by: 'table', entry: 'impasse' },
	'remind.discard': { at: FIGHT_END, by: 'table', entry: 'rejet', with: ['side'] },
	'remind.leave': { at: FIGHT_END, by: 'table', entry: 'cartes-gagnantes', with: ['side'] },
	'remind.figure': { at: ROUND_END, by: 'table', entry: 'duel-final', with: ['side', 'steps'] },
	'remind.clear': { at: ROUND_END, by: 'table', entry: 'rejet' },
	'remind.keep': { at: ROUND_END, by: 'table', entry: 'main' },
	'remind.count': { at: 'table', by: 'table', entry: 'depth', with: ['side'] },

	'odds.answer': { at: DUEL, by: 'app', entry: 'odds', with: ['side'], assumes: ['assume.unseen', 'assume.behaviour', 'assume.plain'] },
	'odds.lead': { at: DUEL, by: 'app', entry: 'odds', with: ['side'], assumes: ['assume.unseen', 'assume.behaviour', 'assume.plain'] },
	'odds.special': {
		at: CARDS,
		by: 'app',
		entry: 'odds',
		with: ['side'],
		unit: 'count:specials',
		assumes: ['assume.unseen', 'assume.behaviour']
	},
	'odds.holds': { at: CARDS, by: 'app', entry: 'odds', with: ['side', 'card'], assumes: ['assume.unseen', 'assume.behaviour'] },
	'odds.pair': { at: DUEL, by: 'app', entry: 'odds', assumes: ['assume.unseen', 'assume.behaviour'] },
	'odds.ahead': { at: DUEL, by: 'app', entry: 'odds', with: ['side'], assumes: ['assume.unseen', 'assume.behaviour', 'assume.plain'] },
	'odds.level': { at: DUEL, by: 'app', entry: 'odds', assumes: ['assume.unseen', 'assume.behaviour', 'assume.plain'] },
	'odds.opener': {
		at: FIGHT,
		by: 'app',
		entry: 'odds',
		with: ['card', 'side'],
		assumes: ['assume.unseen', 'assume.behaviour', 'assume.plain']
	},
	'odds.draw-strong': {
		at: NEW_ROUND,
		by: 'app',
		entry: 'odds',
		with: ['side', 'cards'],
		unit: 'count:strong',
		assumes: ['assume.unseen', 'assume.behaviour']
	},
	'odds.draw-special': {
		at: NEW_ROUND,
		by: 'app',
		entry: 'odds',
		with: ['side', 'cards'],
		unit: 'count:specials',
		assumes: ['assume.unseen', 'assume.behaviour']
	},
	'odds.match': { at: WINNING, by: 'app', entry: 'odds', with: ['side'], unit: 'count:rounds', assumes: ['assume.coin'] },

	'end.won': { at: WINNING, by: 'app', entry: 'duel-final', with: ['side', 'cards'] },
	'end.three-rounds': { at: GOAL, by: 'app', entry: 'ruling-1', with: ['side', 'own', 'other'] }
} as const satisfies Rules;

export type Say = SayOf<typeof RULES>;
export const { ruling, refuse } = rulingsFor(RULES);
