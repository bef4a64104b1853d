import { cardCount } from '../../src/lib/rules/deck.ts';
import { COPIES, TOKENS } from '../../src/lib/rules/terra-galactix/cards.ts';
import { ENTRIES } from '../../src/lib/rules/terra-galactix/guerre/entries.ts';
import { articles as entriesEn } from '../../src/lib/rules/terra-galactix/guerre/entries/en/index.ts';
import { articles as entriesFr } from '../../src/lib/rules/terra-galactix/guerre/entries/fr/index.ts';
import { tokensAfield, allSaucers, saucersOfPilot, isFlying } from '../../src/lib/rules/terra-galactix/guerre/fleet.ts';
import { tokensInHolds, notedLoads, tokensOnBoard } from '../../src/lib/rules/terra-galactix/guerre/holds.ts';
import { game as guerre } from '../../src/lib/rules/terra-galactix/guerre/game.ts';
import { words as en } from '../../src/lib/rules/terra-galactix/guerre/text/en/index.ts';
import { words as fr } from '../../src/lib/rules/terra-galactix/guerre/text/fr/index.ts';
import { type State, STATIONS } from '../../src/lib/rules/terra-galactix/guerre/types.ts';
import { laws } from '../support/laws.ts';
import { type LawSubject, within } from '../support/law-subject.ts';

const bases = ({ order, bases: all }: State): readonly number[] => order.map((camp) => all[camp] ?? 0);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

const subject: LawSubject<State> = {
	game: guerre,
	sane: (state) => [
		['hands in range', state.pilots.every(({ hand }) => within(hand, 0, 6))],
		['licences in range', state.pilots.every(({ licences, camps }) => within(licences, 0, 2 * camps.length))],
		['the pile is never overdrawn', within(state.stack.pile, 0, 74)],
		[
			'no kind of card lies open more often than it is printed',
			Object.entries(state.stack.discard).every(([card, n]) => within(n!, 0, COPIES[card as keyof typeof COPIES]))
		],
		['24 Galactix cards', state.galactix.pile + cardCount(state.galactix.discard) === 24],
		[
			'tokens in range',
			within(state.stock, 0, TOKENS) && bases(state).every((n) => within(n, 0, 6)) && within(tokensAfield(state), 0, TOKENS)
		],
		['three tokens fit in a hold', Object.values(notedLoads(state) ?? {}).every((n) => within(n!, 0, 3))],
		['sealed holds hold no more than there is', state.sealed === undefined || tokensInHolds(state) <= tokensAfield(state)],
		['every saucer is somewhere', state.pilots.flatMap(saucersOfPilot).every((id) => STATIONS.includes(state.saucers[id]!))],
		['saucers in a stack fly, each in one', state.stacks.every((stack) => stack.length > 1 && stack.every((id) => isFlying(state, id)))],
		['no saucer is in two stacks', new Set(state.stacks.flat()).size === state.stacks.flat().length],
		['an attack has a target', state.phase !== 'answer' || allSaucers(state).includes(state.attack!.target)],
		['a wreck has debris', state.phase !== 'wreck' || within(state.debris!.n, 1, 3)],
		['hyperspace has travellers', state.phase !== 'warp' || state.warp!.queue.length > 0]
	],
	sums: (state) => ({
		...(state.options.depth === 'full'
			? {
					'action cards': [
						state.stack.pile + cardCount(state.stack.discard) + sum(state.pilots.map(({ hand, licences }) => hand + licences)),
						74
					]
				}
			: {}),
		'Galactix tokens': [
			state.board
				? state.stock + sum(bases(state)) + tokensOnBoard(state) + tokensInHolds(state)
				: state.stock + sum(bases(state)) + tokensAfield(state),
			TOKENS
		]
	}),
	hidden: /"(?:holds|board|sealed|seen)":/,
	words: [fr, en],
	entries: ENTRIES,
	entryTexts: { fr: entriesFr, en: entriesEn }
};

laws(subject);
