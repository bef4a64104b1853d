import type { Rules } from '../contract.ts';
import { type Say as SayOf, speech, TABLE_RULES } from '../table.ts';

/** Section titles of the booklet. */
const FIGHT = 'Comment combattre';
const ARMS = 'Les armes spéciales';
const FOES = 'Les adversaires particuliers';
const COUPLE = 'Apophis et Amaunet';
const CHULAK = 'Rébellion Jaffa sur Chulak';
const EXPLORE = 'Comment explorer une planète';
const CARDS = 'Les différents types de cartes';

export const RULES = {
	...TABLE_RULES,
	'setup.form': { at: 'Préparation du jeu', by: 'app', entry: 'team' },
	'setup.dice': { at: 'Contenu', by: 'table', entry: 'dice' },
	'meet.now': { at: CARDS, by: 'app', entry: 'fight' },
	'meet.where': { at: CARDS, by: 'app', entry: 'fight' },
	'meet.which': { at: CARDS, by: 'table', entry: 'fight' },
	'fight.now': { at: FIGHT, by: 'app', entry: 'fight', with: ['foe'] },
	'fight.where': { at: FIGHT, by: 'app', entry: 'phase', with: ['phase'] },
	'fight.begins': { at: FIGHT, by: 'app', entry: 'fight', with: ['foe'] },
	'fight.foe-dice': { at: CARDS, by: 'table', entry: 'value', with: ['foe'] },
	'fight.foe-value': { at: CARDS, by: 'table', entry: 'value', with: ['foe', 'dice'] },
	'fight.throw': { at: FIGHT, by: 'table', entry: 'phase' },
	'fight.cards': { at: ARMS, by: 'table', entry: 'windows' },
	'fight.volley': { at: FIGHT, by: 'app', entry: 'phase', with: ['ours', 'theirs'] },
	'fight.ambush': { at: FOES, by: 'app', entry: 'kowalski', with: ['theirs'] },
	'fight.wasted': { at: FIGHT, by: 'app', entry: 'casualties', with: ['hits'] },
	'fight.foe-falls': { at: FIGHT, by: 'app', entry: 'casualties', with: ['unit'] },
	'fight.foes-fall': { at: FIGHT, by: 'app', entry: 'casualties', with: ['n', 'unit'] },
	'fight.wounded': { at: COUPLE, by: 'app', entry: 'wounds', with: ['unit'] },
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
	'printas.die': { at: FOES, by: 'table', entry: 'printas' },
	'printas.who': { at: FOES, by: 'table', entry: 'printas' },
	'printas.infected': { at: FOES, by: 'app', entry: 'printas', with: ['who'] },
	'printas.spared': { at: FOES, by: 'app', entry: 'printas' },
	'hathor.no-woman': { at: FOES, by: 'app', entry: 'hathor' },
	'couple.guards': { at: COUPLE, by: 'table', entry: 'couple' },
	'grenade.throw': { at: ARMS, by: 'table', entry: 'grenade' },
	'grenade.hits': { at: ARMS, by: 'app', entry: 'grenade', with: ['hits'] },
	'grenade.first': { at: ARMS, by: 'app', entry: 'grenade', bends: true },
	'weapon.drawn': { at: ARMS, by: 'app', entry: 'weapons', with: ['weapon'] },
	'weapon.first': { at: ARMS, by: 'app', entry: 'weapons', bends: true },
	'weapon.value': { at: ARMS, by: 'table', entry: 'weapons', with: ['weapon'] },
	'weapon.zat': { at: ARMS, by: 'app', entry: 'zat' },
	'weapon.one-is-enough': { at: ARMS, by: 'app', entry: 'zat' },
	'jolinar.played': { at: COUPLE, by: 'app', entry: 'jolinar', with: ['back'] },
	'jolinar.only': { at: COUPLE, by: 'app', entry: 'jolinar' },
	'jolinar.window': { at: COUPLE, by: 'app', entry: 'jolinar' },
	'nox.played': { at: EXPLORE, by: 'app', entry: 'nox', with: ['foe'] },
	'nox.window': { at: EXPLORE, by: 'app', entry: 'nox' },
	'nox.once': { at: EXPLORE, by: 'app', entry: 'nox', bends: true },
	'nox.nobody': { at: EXPLORE, by: 'app', entry: 'nox' },
	'note.falls-last': { at: COUPLE, by: 'app', entry: 'casualties' },
	'note.hit-first': { at: CHULAK, by: 'app', entry: 'jaffas' },
	'odds.win': { at: FIGHT, by: 'app', entry: 'odds' },
	'odds.infected': { at: FOES, by: 'app', entry: 'printas' }
} as const satisfies Rules;

export type Say = SayOf<typeof RULES>;
export const { ruling, refuse } = speech(RULES);
