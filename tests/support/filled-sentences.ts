import { readSessions } from '../../scripts/recorder.ts';
import { loadGame } from '../../src/lib/boxes/games.ts';
import type { GameId } from '../../src/lib/boxes/index.ts';
import { loadWords } from '../../src/lib/boxes/words.ts';
import type { AnyGame, Ruling, Seat, TableState, Thing, Value } from '../../src/lib/rules/contract.ts';
import type { Locale } from '../../src/lib/rules/locale.ts';
import { upgradeLog } from '../../src/lib/rules/replay.ts';
import { placeholdersOf, toSentence } from '../../src/lib/rules/words.ts';
import { asksOf } from './laws/context.ts';
import { sessionStates } from './session-states.ts';

const NUMBERS: readonly number[] = [0, 1, 2, 5];
/** One name begins with a vowel, one with a consonant. */
const SEATS: readonly Seat[] = ['Anna', 'Bruno'].map((name, i) => ({ id: `p${i + 1}`, name, takes: [] }));

/** The values that the recorded sessions of a game put into its sentences. */
interface UsedValues {
	/** By rule and placeholder: the numbers, and whether a name or list was put there. */
	readonly bySlot: Map<string, { readonly numbers: Set<number>; names: boolean }>;
	/** By the key of the placeholder: every name or list of names that some sentence had there. */
	readonly namesByKey: Map<string, Map<string, Value>>;
}

const slotId = (rule: string, key: string): string => `${rule} ${key}`;

function collect({ bySlot, namesByKey }: UsedValues, { rule, with: given = {} }: Ruling): void {
	for (const [key, value] of Object.entries(given)) {
		const slot = bySlot.get(slotId(rule, key)) ?? { numbers: new Set<number>(), names: false };
		bySlot.set(slotId(rule, key), slot);
		if (typeof value === 'number') {
			slot.numbers.add(value);
			continue;
		}
		slot.names = true;
		const names = namesByKey.get(key) ?? new Map<string, Value>();
		namesByKey.set(key, names);
		// The seats of a session are replaced by the two seats above.
		const isSeat = (thing: Thing): boolean => typeof thing === 'string' && /^p\d$/.test(thing);
		if ((typeof value === 'object' ? value : [value]).some(isSeat)) for (const { id } of SEATS) names.set(id, id);
		else names.set(JSON.stringify(value), value);
	}
}

/** The numbers to try: 0, 1, 2 and 5, unless every session had the same number there, which is then a constant of the box. */
const numbersFor = (seen: ReadonlySet<number>): readonly number[] => (seen.size === 1 ? [...seen] : NUMBERS);

function rulingsOf(game: AnyGame, state: TableState): readonly Ruling[] {
	const guide = game.guide(state);
	const labels = asksOf(guide).flatMap((ask) =>
		ask.kind === 'choose'
			? ask.options.flatMap(({ label, refused }) => [label, refused])
			: ask.kind === 'pick'
				? [...ask.from, ...ask.ends].map(({ label }) => label)
				: []
	);
	return [guide.now, guide.where, ...(guide.remind ?? []), ...asksOf(guide).map(({ prompt }) => prompt), ...labels].filter(
		(each) => each !== undefined
	);
}

const cache = new Map<GameId, Promise<UsedValues>>();

async function valuesUsedIn(id: GameId): Promise<UsedValues> {
	const game = await loadGame(id);
	const used: UsedValues = { bySlot: new Map(), namesByKey: new Map() };
	for (const [, log] of readSessions()) {
		if (log.game !== id) continue;
		const { actions } = upgradeLog(game, log);
		for (const [i, state] of sessionStates(game, log).entries()) {
			for (const ruling of rulingsOf(game, state)) collect(used, ruling);
			const outcome = actions[i] === undefined ? undefined : game.apply(state, actions[i]);
			if (outcome?.ok) for (const step of outcome.steps) collect(used, step);
		}
		const start = game.start(upgradeLog(game, log).setup, log.facts);
		if (start.ok) for (const step of start.steps) collect(used, step);
	}
	return used;
}

/**
 * Every sentence of a game, filled in with 0, 1, 2 and 5 for its numbers and with every name that a placeholder of the same key had in the
 * recorded sessions. One placeholder varies at a time.
 */
export async function filledSentences(id: GameId, locale: Locale): Promise<readonly string[]> {
	const pending = cache.get(id) ?? valuesUsedIn(id);
	cache.set(id, pending);
	const { bySlot, namesByKey } = await pending;
	const words = await loadWords(id, locale);
	const choices = (rule: string, key: string): readonly Value[] => {
		const slot = bySlot.get(slotId(rule, key));
		const names = [...(namesByKey.get(key)?.values() ?? [])];
		if (slot ? slot.names : names.length > 0) return names;
		return numbersFor(slot?.numbers ?? new Set());
	};
	return Object.entries(words.rules).flatMap(([rule, sentence]) => {
		const keys = placeholdersOf(sentence);
		const usual = Object.fromEntries(keys.map((key) => [key, choices(rule, key).at(-1) ?? 2]));
		const filled = keys.flatMap((key) =>
			choices(rule, key).map((value) => toSentence(words, { rule, with: { ...usual, [key]: value } }, SEATS))
		);
		return keys.length === 0 ? [toSentence(words, { rule }, SEATS)] : filled;
	});
}

/** A number after one of these words belongs to a name: *level 1*, *Combat 2*. */
const NUMBERED =
	'(?:level|levels|niveaux?|symbol|symbole|n°|Combat|Esquive|Infiltration|Persuasion|Assassinat|Corruption|Attaque|space|case|bunker|hex|phase|embuscade|Location|Lieu|planet|planète|step|étape) ';

/** A number of things: French and English count 1 as singular, English counts 0 as plural. */
const counted = (number: string, nouns: string): RegExp =>
	new RegExp(`(?<!${NUMBERED})(?<![\\d,.\u202f\u00a0])(?:${number}) (?:${nouns})(?![\\p{L}’-])`, 'iu');

/** Mistakes that can be recognised in a filled sentence. */
export const FAULTS: Readonly<Record<Locale, readonly { readonly name: string; readonly pattern: RegExp }[]>> = {
	fr: [
		{
			name: 'an article that must contract',
			pattern: /(?<![\p{L}’])(?:de|à) les?(?= \p{L})(?! (?:lui|leur|faire|prendre|poser|jouer|mettre))/iu
		},
		{
			name: 'an elision is missing',
			pattern: /(?<![\p{L}’])(?:de|le|la|que|ne|se|je|me|te) (?=[aeiouàâéèêîôû])(?!(?:onze|oui|un|une)(?!\p{L}))/iu
		},
		{
			name: 'a plural after 1',
			pattern: counted(
				'1',
				'cartes|dés|touches|membres|points|tours|soucoupes|bunkers|gardes|larves|symboles|équipes|cibles|agents|Chaams|vies|jetons|combats'
			)
		},
		{ name: 'a plural word before 1', pattern: /(?<!\p{L})(?:les|des|ces|vos|ses|aux) 1(?![\d°])/iu },
		{ name: 'a doubled word', pattern: /(?<!\p{L})(?:de d’|d’de|de de|à à|du du|des des|le le|la la)(?!\p{L})/iu },
		{ name: 'a placeholder is left', pattern: /[{}|]/ },
		{ name: 'two spaces', pattern: / {2}/ }
	],
	en: [
		{
			name: 'a plural after 1',
			pattern: counted(
				'1',
				'cards|dice|hits|members|points|turns|saucers|bunkers|guards|larvae|symbols|teams|tiles|agents|Chaams|lives|tokens|rolls|steps'
			)
		},
		{
			name: 'a singular after 0 or many',
			pattern: counted('0|2|5', 'card|die|hit|member|point|turn|saucer|bunker|guard|symbol|team|tile|agent|Chaam|life|token')
		},
		{ name: '*a* before a vowel', pattern: /(?<!\p{L})a (?=[aeiou])(?!(?:uni|one|use|euro))/u },
		{ name: 'a doubled word', pattern: /’s’s|(?<!\p{L})(?:of of|to to|the the)(?!\p{L})/iu },
		{ name: 'a placeholder is left', pattern: /[{}|]/ },
		{ name: 'two spaces', pattern: / {2}/ }
	]
};
