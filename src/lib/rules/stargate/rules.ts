import type { Rules } from '../contract.ts';
import { type Say as SayOf, speech, TABLE_RULES } from '../table.ts';

/** Section titles of the booklet. */
const SETUP = 'Préparation du jeu';
const CONTENTS = 'Contenu';
const TURN = 'Le tour de jeu';
const GATE = 'Comment franchir la Porte des Étoiles';
const EXPLORE = 'Comment explorer une planète';
const CARDS = 'Les différents types de cartes';
const FIGHT = 'Comment combattre';
const ARMS = 'Les armes spéciales';
const CHULAK = 'Rébellion Jaffa sur Chulak';
const FOES = 'Les adversaires particuliers';
const COUPLE = 'Apophis et Amaunet';
const INVASION = 'Invasion du SG-C';
const HAND = 'Nombre maximum de cartes en mains';
const TRADE = 'Échange de cartes entre joueurs';
const END = 'Fin du jeu';

const SETUP_RULES = {
	'setup.form': { at: SETUP, by: 'app', entry: 'setup' },
	'setup.dice': { at: CONTENTS, by: 'table', entry: 'dice' },
	'setup.gate': { at: SETUP, by: 'table', entry: 'gate' },
	'setup.shuffle': { at: SETUP, by: 'table', entry: 'setup', with: ['cards'] },
	'setup.outer': { at: SETUP, by: 'table', entry: 'planets', with: ['planets', 'cards'] },
	'setup.inner': { at: SETUP, by: 'table', entry: 'planets', with: ['planets', 'cards'] },
	'setup.pawn': { at: SETUP, by: 'table', entry: 'sgc2', with: ['player', 'pawn'] },
	'setup.youngest': { at: TURN, by: 'table', entry: 'turn', with: ['player'] }
} as const satisfies Rules;

/** What the box is asked for, and what its things are called at this table. */
const BOX_RULES = {
	'box.near': { at: GATE, by: 'table', entry: 'near' },
	'box.outer': { at: SETUP, by: 'table', entry: 'planets' },
	'box.planet': { at: GATE, by: 'table', entry: 'planets', with: ['planet'] },
	'box.glyph': { at: CARDS, by: 'table', entry: 'symbol', with: ['glyph'] },
	'box.colour': { at: CARDS, by: 'table', entry: 'colour', with: ['colour'] },
	'box.coordinates': { at: GATE, by: 'table', entry: 'coordinates', with: ['planet'] },
	'box.copies': { at: CONTENTS, by: 'table', entry: 'copies', with: ['card'] },
	'box.name-it': { at: GATE, by: 'table', entry: 'planets' },
	'box.named': { at: GATE, by: 'app', entry: 'planets', with: ['name'] },
	'card.once': { at: CARDS, by: 'table', entry: 'single-use', with: ['card'] },
	'contact.letter': { at: CARDS, by: 'table', entry: 'contact', with: ['card'] }
} as const satisfies Rules;

const TURN_RULES = {
	'turn.home': { at: TURN, by: 'app', entry: 'turn', with: ['player', 'room'] },
	'turn.mission': { at: TURN, by: 'app', entry: 'mission', with: ['player', 'planet'] },
	'turn.where': { at: TURN, by: 'app', entry: 'turn', with: ['turn'] },
	'turn.next': { at: TURN, by: 'app', entry: 'turn', with: ['player'] },
	'turn.again': { at: TURN, by: 'app', entry: 'reacteur', with: ['player'] },
	'turn.waits': { at: TURN, by: 'app', entry: 'ruling-waiting', with: ['player'] },
	'reactor.played': { at: TURN, by: 'app', entry: 'reacteur', with: ['player'] },
	'reactor.once': { at: TURN, by: 'app', entry: 'reacteur', bends: true },
	'go.now': { at: TURN, by: 'table', entry: 'sgc2', with: ['player'] },
	'mission.now': { at: TURN, by: 'table', entry: 'mission', with: ['player', 'planet'] },
	'go.which-key': { at: GATE, by: 'table', entry: 'key', with: ['planet'] },
	'go.glyph': { at: GATE, by: 'table', entry: 'coordinates', with: ['glyph'] },
	'go.opens': { at: GATE, by: 'app', entry: 'coordinates', with: ['glyph'] },
	'go.leaves': { at: GATE, by: 'app', entry: 'gate', with: ['player', 'planet'] },
	'go.hops': { at: TURN, by: 'app', entry: 'hop', with: ['player', 'planet'] },
	'go.show': { at: GATE, by: 'table', entry: 'key' },
	'go.from': { at: TURN, by: 'app', entry: 'sgc2' },
	'go.key': { at: GATE, by: 'app', entry: 'key', with: ['planet'], bends: true },
	'go.visits': { at: TURN, by: 'app', entry: 'visits', with: ['visits'], bends: true },
	'go.coordinate': { at: GATE, by: 'app', entry: 'coordinates', with: ['planet', 'glyph'], bends: true },
	'return.home': { at: TURN, by: 'app', entry: 'return', with: ['player', 'finds'] },
	'return.same-turn': { at: TURN, by: 'app', entry: 'ruling-return-at-once', bends: true },
	'debrief.now': { at: TURN, by: 'table', entry: 'sgc1', with: ['player'] },
	'debrief.how-many': { at: TURN, by: 'table', entry: 'sgc1' },
	'debrief.stored': { at: TURN, by: 'app', entry: 'sgc1', with: ['player', 'cards'] },
	'debrief.hand': { at: TURN, by: 'app', entry: 'sgc1', with: ['hand'] },
	'debrief.leaves': { at: TURN, by: 'app', entry: 'sgc1', with: ['player', 'to'] },
	'bank.now': { at: TURN, by: 'table', entry: 'bank', with: ['player', 'bank'] },
	'bank.took': { at: TURN, by: 'app', entry: 'bank', with: ['player', 'cards'] },
	'bank.two': { at: TURN, by: 'app', entry: 'bank', with: ['cards'] },
	'bank.holds': { at: TURN, by: 'app', entry: 'bank', with: ['bank'] },
	'prisoner.now': { at: TURN, by: 'app', entry: 'prisonnier', with: ['player', 'held'] },
	'prisoner.wait': { at: TURN, by: 'table', entry: 'prisonnier', with: ['player', 'held'] },
	'prisoner.caught': { at: TURN, by: 'table', entry: 'prisonnier' },
	'prisoner.held': { at: TURN, by: 'app', entry: 'prisonnier', with: ['player', 'turns'] },
	'prisoner.serves': { at: TURN, by: 'app', entry: 'prisonnier', with: ['player', 'left'] },
	'prisoner.no-dice': { at: TURN, by: 'app', entry: 'prisonnier' },
	'team.out': { at: END, by: 'app', entry: 'ruling-wiped-team', with: ['player', 'cards'] }
} as const satisfies Rules;

const EXPLORE_RULES = {
	'explore.now': { at: EXPLORE, by: 'table', entry: 'explore', with: ['planet', 'card', 'slots'] },
	'explore.over': { at: EXPLORE, by: 'table', entry: 'explore', with: ['planet'] },
	'explore.more': { at: TURN, by: 'app', entry: 'explore', with: ['player', 'planet'] },
	'explore.stays': { at: TURN, by: 'app', entry: 'explore', with: ['player', 'planet'] },
	'explore.found': { at: EXPLORE, by: 'app', entry: 'at-risk', with: ['player', 'card'] },
	'explore.nothing': { at: EXPLORE, by: 'app', entry: 'ruling-empty-planet', with: ['planet'] },
	'explore.which-foe': { at: EXPLORE, by: 'table', entry: 'combat' },
	'explore.first': { at: EXPLORE, by: 'app', entry: 'ruling-second-card', bends: true },
	'explore.slots': { at: EXPLORE, by: 'app', entry: 'explore', with: ['slots'], bends: true },
	'explore.empty': { at: EXPLORE, by: 'app', entry: 'ruling-empty-planet', with: ['planet'] },
	'explore.none-left': { at: CONTENTS, by: 'app', entry: 'unseen', with: ['card'], bends: true },
	'look.where': { at: EXPLORE, by: 'table', entry: 'look', with: ['card'] },
	'look.what': { at: EXPLORE, by: 'table', entry: 'look', with: ['planet'] },
	'look.shows': { at: EXPLORE, by: 'app', entry: 'look', with: ['card', 'planet', 'shows'] },
	'look.nothing': { at: EXPLORE, by: 'app', entry: 'ruling-probe-sees', with: ['planet'] },
	'look.from-home': { at: EXPLORE, by: 'app', entry: 'look', with: ['card'], bends: true },
	'malp.once': { at: EXPLORE, by: 'app', entry: 'malp', bends: true },
	'malp.back': { at: EXPLORE, by: 'app', entry: 'malp', with: ['player'] },
	'malp.destroyed': { at: EXPLORE, by: 'app', entry: 'malp', with: ['player'] },
	'technologie.first': { at: EXPLORE, by: 'app', entry: 'technologie', bends: true },
	'tollans.played': { at: EXPLORE, by: 'app', entry: 'tollans', with: ['foe'] },
	'tollans.window': { at: EXPLORE, by: 'app', entry: 'tollans', bends: true },
	'tollans.fresh': { at: EXPLORE, by: 'app', entry: 'ruling-tollans-fresh', bends: true },
	'loss.accept': { at: FIGHT, by: 'table', entry: 'loss', with: ['foe'] },
	'loss.confirm': { at: FIGHT, by: 'table', entry: 'loss', with: ['foe', 'n', 'cards'] },
	'loss.to-discard': { at: FIGHT, by: 'app', entry: 'loss', with: ['player', 'cards'] },
	'loss.to-bank': { at: FIGHT, by: 'app', entry: 'ruling-lost-cards', with: ['player', 'cards'] },
	'loss.nothing': { at: FIGHT, by: 'app', entry: 'loss', with: ['player'] },
	'loss.blocked': { at: EXPLORE, by: 'app', entry: 'blocked', with: ['planet', 'foe'] },
	'loss.home': { at: EXPLORE, by: 'app', entry: 'sgc1', with: ['player'] }
} as const satisfies Rules;

const HAND_RULES = {
	'cards.now': { at: CARDS, by: 'table', entry: 'windows' },
	'card.none': { at: CARDS, by: 'app', entry: 'hand', with: ['player', 'card'], bends: true },
	'find.which': { at: CARDS, by: 'table', entry: 'at-risk', with: ['player', 'card'] },
	'find.named': { at: CARDS, by: 'app', entry: 'at-risk', with: ['player', 'card'] },
	'find.is': { at: CARDS, by: 'app', entry: 'at-risk', with: ['n', 'card'] },
	'contact.kept': { at: CARDS, by: 'app', entry: 'contact', with: ['card'] },
	'contact.laid': { at: CARDS, by: 'app', entry: 'contact', with: ['card'] },
	'chulak.join': { at: CHULAK, by: 'app', entry: 'chulak', with: ['player', 'jaffas'] },
	'lay.what': { at: HAND, by: 'table', entry: 'lay' },
	'lay.late': { at: HAND, by: 'table', entry: 'lay', with: ['player'] },
	'lay.which-glyph': { at: HAND, by: 'table', entry: 'symbol', with: ['colour'] },
	'lay.glyph': { at: HAND, by: 'table', entry: 'symbol', with: ['glyph'] },
	'lay.find-or-older': { at: HAND, by: 'table', entry: 'at-risk' },
	'lay.symbol': { at: HAND, by: 'app', entry: 'lay', with: ['player', 'colour', 'glyph'] },
	'lay.locks': { at: HAND, by: 'app', entry: 'colour', with: ['colour'] },
	'lay.card': { at: HAND, by: 'app', entry: 'lay', with: ['player', 'card'] },
	'lay.turn': { at: HAND, by: 'app', entry: 'ruling-laying', bends: true },
	'lay.fight': { at: HAND, by: 'app', entry: 'ruling-laying', bends: true },
	'lay.colour': { at: HAND, by: 'app', entry: 'colour', with: ['colour'] },
	'lay.twice': { at: CARDS, by: 'app', entry: 'symbol', with: ['colour', 'glyph'] },
	'lay.permanent': { at: HAND, by: 'app', entry: 'lay', with: ['card'], bends: true },
	'lay.malp': { at: EXPLORE, by: 'app', entry: 'malp', bends: true },
	'lay.thor': { at: END, by: 'app', entry: 'thor', with: ['most'], bends: true },
	'hand.limit': { at: HAND, by: 'app', entry: 'hand', with: ['player', 'most'] },
	'hand.which': { at: HAND, by: 'table', entry: 'hand', with: ['player', 'most'] },
	'hand.banked': { at: HAND, by: 'app', entry: 'hand', with: ['player', 'cards'] },
	'hand.surplus': { at: HAND, by: 'app', entry: 'hand', with: ['player'] },
	'trade.with': { at: TRADE, by: 'table', entry: 'trade' },
	'trade.net': { at: TRADE, by: 'table', entry: 'trade', with: ['player'] },
	'trade.which-find': { at: TRADE, by: 'table', entry: 'ruling-traded-finds' },
	'trade.even': { at: TRADE, by: 'app', entry: 'trade', with: ['player', 'with'] },
	'trade.gets': { at: TRADE, by: 'app', entry: 'trade', with: ['player', 'with', 'cards'] },
	'trade.gives': { at: TRADE, by: 'app', entry: 'trade', with: ['player', 'with', 'cards'] },
	'trade.find': { at: TRADE, by: 'app', entry: 'ruling-traded-finds', with: ['player'] },
	'trade.place': { at: TRADE, by: 'app', entry: 'trade', with: ['player'], bends: true },
	'trade.fight': { at: TRADE, by: 'app', entry: 'trade', bends: true },
	'trade.hand': { at: TRADE, by: 'app', entry: 'trade' },
	'trade.nobody': { at: TRADE, by: 'app', entry: 'trade', bends: true },
	'trade.remind': { at: TRADE, by: 'table', entry: 'trade', with: ['teams'] },
	'colour.is': { at: CARDS, by: 'app', entry: 'colour', with: ['colour'] },
	'colour.open': { at: CARDS, by: 'app', entry: 'colour', with: ['colour'] },
	'colour.thor': { at: CARDS, by: 'app', entry: 'feasible', with: ['colour'] },
	'colour.trade': { at: CARDS, by: 'app', entry: 'feasible', with: ['colour'] },
	'colour.dead': { at: CARDS, by: 'app', entry: 'feasible', with: ['colour'] },
	'colour.which-gone': { at: CARDS, by: 'table', entry: 'feasible', with: ['left'] },
	'colour.gone': { at: CARDS, by: 'app', entry: 'feasible', with: ['colour'] }
} as const satisfies Rules;

const FIGHT_RULES = {
	'meet.now': { at: CARDS, by: 'app', entry: 'fight' },
	'meet.where': { at: CARDS, by: 'app', entry: 'fight' },
	'meet.which': { at: CARDS, by: 'table', entry: 'fight' },
	'fight.now': { at: FIGHT, by: 'app', entry: 'fight', with: ['foe'] },
	'fight.team-now': { at: FIGHT, by: 'app', entry: 'fight', with: ['player', 'foe'] },
	'fight.where': { at: FIGHT, by: 'app', entry: 'phase', with: ['phase'] },
	'fight.full-where': { at: FIGHT, by: 'app', entry: 'phase', with: ['turn', 'phase'] },
	'fight.begins': { at: FIGHT, by: 'app', entry: 'fight', with: ['foe'] },
	'fight.turned': { at: EXPLORE, by: 'app', entry: 'fight', with: ['player', 'foe'] },
	'fight.waiting': { at: EXPLORE, by: 'app', entry: 'blocked', with: ['foe', 'planet'] },
	'fight.call-it': { at: CARDS, by: 'table', entry: 'patrol' },
	'fight.call': { at: CARDS, by: 'table', entry: 'combat' },
	'fight.called': { at: CARDS, by: 'app', entry: 'combat', with: ['foe'] },
	'fight.foe-dice': { at: CARDS, by: 'table', entry: 'value', with: ['foe'] },
	'fight.foe-value': { at: CARDS, by: 'table', entry: 'value', with: ['foe', 'dice'] },
	'fight.throw': { at: FIGHT, by: 'table', entry: 'phase' },
	'fight.apart': { at: FOES, by: 'table', entry: 'dice' },
	'fight.throw-twice': { at: CONTENTS, by: 'table', entry: 'dice', with: ['dice', 'more'] },
	'fight.cards': { at: ARMS, by: 'table', entry: 'windows' },
	'fight.volley': { at: FIGHT, by: 'app', entry: 'phase', with: ['ours', 'theirs'] },
	'fight.ambush': { at: FOES, by: 'app', entry: 'kowalski', with: ['theirs'] },
	'fight.wasted': { at: FIGHT, by: 'app', entry: 'casualties', with: ['hits'] },
	'fight.foe-falls': { at: FIGHT, by: 'app', entry: 'casualties', with: ['unit'] },
	'fight.foes-fall': { at: FIGHT, by: 'app', entry: 'casualties', with: ['n', 'unit'] },
	'fight.wounded': { at: COUPLE, by: 'app', entry: 'wounds', with: ['unit'] },
	'fight.recovers': { at: COUPLE, by: 'app', entry: 'ruling-boss-wounds' },
	'fight.jaffas-fall': { at: CHULAK, by: 'app', entry: 'jaffas', with: ['lost', 'left'] },
	'fight.members-fall': { at: FIGHT, by: 'app', entry: 'casualties', with: ['lost', 'left'] },
	'fight.won': { at: FIGHT, by: 'app', entry: 'verdict', with: ['foe'] },
	'fight.both-out': { at: FIGHT, by: 'app', entry: 'verdict' },
	'fight.beaten': { at: FIGHT, by: 'app', entry: 'verdict', with: ['foe'] },
	'fight.lost': { at: FIGHT, by: 'app', entry: 'verdict', with: ['foe'] },
	'fight.accept': { at: FIGHT, by: 'table', entry: 'verdict', with: ['foe'] },
	'reetou.spot': { at: FOES, by: 'table', entry: 'reetous' },
	'reetou.spotted': { at: FOES, by: 'app', entry: 'reetous', with: ['spotted'] },
	'reetou.unseen': { at: FOES, by: 'app', entry: 'reetous' },
	'reetou.split': { at: FOES, by: 'table', entry: 'ruling-reetou-attack' },
	'reetou.aim': { at: FOES, by: 'table', entry: 'ruling-reetou-attack', with: ['target'] },
	'reetou.aimed': { at: FOES, by: 'app', entry: 'ruling-reetou-attack', with: ['at'] },
	'printas.die': { at: FOES, by: 'table', entry: 'printas' },
	'printas.who': { at: FOES, by: 'table', entry: 'printas' },
	'printas.infected': { at: FOES, by: 'app', entry: 'infected', with: ['who'] },
	'printas.spared': { at: FOES, by: 'app', entry: 'printas' },
	'hathor.no-woman': { at: FOES, by: 'app', entry: 'hathor' },
	'couple.guards': { at: COUPLE, by: 'table', entry: 'couple' },
	'grenade.throw': { at: ARMS, by: 'table', entry: 'grenade' },
	'grenade.hits': { at: ARMS, by: 'app', entry: 'grenade', with: ['hits'] },
	'grenade.first': { at: ARMS, by: 'app', entry: 'grenade', bends: true },
	'weapon.drawn': { at: ARMS, by: 'app', entry: 'arms', with: ['weapon'] },
	'weapon.first': { at: ARMS, by: 'app', entry: 'arms', bends: true },
	'weapon.value': { at: ARMS, by: 'table', entry: 'arms', with: ['weapon'] },
	'weapon.zat': { at: ARMS, by: 'app', entry: 'arms' },
	'weapon.one-is-enough': { at: ARMS, by: 'app', entry: 'arms' },
	'kin.played': { at: COUPLE, by: 'app', entry: 'share', with: ['card', 'foe'] },
	'kin.only': { at: COUPLE, by: 'app', entry: 'share' },
	'kin.window': { at: COUPLE, by: 'app', entry: 'share', bends: true },
	'kin.both': { at: COUPLE, by: 'app', entry: 'ruling-share-skaara', bends: true },
	'jolinar.played': { at: COUPLE, by: 'app', entry: 'jolinar', with: ['back'] },
	'jolinar.only': { at: COUPLE, by: 'app', entry: 'jolinar' },
	'jolinar.window': { at: COUPLE, by: 'app', entry: 'jolinar' },
	'nox.played': { at: EXPLORE, by: 'app', entry: 'nox', with: ['foe'] },
	'nox.window': { at: EXPLORE, by: 'app', entry: 'nox' },
	'nox.once': { at: EXPLORE, by: 'app', entry: 'nox', bends: true },
	'nox.nobody': { at: EXPLORE, by: 'app', entry: 'nox' },
	'invasion.turned': { at: INVASION, by: 'app', entry: 'invasion', with: ['foe'] },
	'invasion.per': { at: INVASION, by: 'table', entry: 'ruling-invasion-split', with: ['foe'] },
	'invasion.now': { at: INVASION, by: 'table', entry: 'invasion', with: ['foe', 'foes'] },
	'invasion.begins': { at: INVASION, by: 'app', entry: 'invasion', with: ['foe', 'foes', 'teams'] },
	'invasion.share': { at: INVASION, by: 'app', entry: 'shares', with: ['player', 'foes'] },
	'invasion.share-won': { at: INVASION, by: 'app', entry: 'shares', with: ['player'] },
	'invasion.share-lost': { at: INVASION, by: 'app', entry: 'shares', with: ['player', 'left'] },
	'invasion.accept': { at: INVASION, by: 'table', entry: 'shares', with: ['player', 'left'] },
	'invasion.relief': { at: INVASION, by: 'app', entry: 'relief', with: ['left'] },
	'invasion.repelled': { at: INVASION, by: 'app', entry: 'invasion' }
} as const satisfies Rules;

const END_RULES = {
	'end.won': { at: END, by: 'app', entry: 'win', with: ['player'] },
	'end.invaded': { at: END, by: 'app', entry: 'end-invaded' },
	'end.infected': { at: END, by: 'app', entry: 'end-infected' },
	'stale.now': { at: END, by: 'table', entry: 'ruling-stalemate' },
	'stale.remind': { at: END, by: 'table', entry: 'ruling-stalemate' },
	'stale.recovered': { at: END, by: 'table', entry: 'ruling-stalemate', with: ['cards'] },
	'note.falls-last': { at: COUPLE, by: 'app', entry: 'casualties' },
	'note.hit-first': { at: CHULAK, by: 'app', entry: 'jaffas' },
	'odds.win': { at: FIGHT, by: 'app', entry: 'odds' },
	'odds.beat': { at: FIGHT, by: 'app', entry: 'odds', with: ['foe'] },
	'odds.infected': { at: FOES, by: 'app', entry: 'printas' },
	'odds.repel': { at: INVASION, by: 'app', entry: 'invasion' },
	'odds.combat': { at: EXPLORE, by: 'app', entry: 'risk' },
	'odds.combats': { at: EXPLORE, by: 'app', entry: 'risk', with: ['cards'] },
	'odds.defeat': { at: EXPLORE, by: 'app', entry: 'risk' },
	'odds.gate': { at: GATE, by: 'app', entry: 'gate-odds', with: ['signs'] },
	'odds.opens': { at: GATE, by: 'app', entry: 'gate-odds' }
} as const satisfies Rules;

export const RULES = {
	...TABLE_RULES,
	...SETUP_RULES,
	...BOX_RULES,
	...TURN_RULES,
	...EXPLORE_RULES,
	...HAND_RULES,
	...FIGHT_RULES,
	...END_RULES
} as const satisfies Rules;

export type Say = SayOf<typeof RULES>;
export const { ruling, refuse } = speech(RULES);
