import { type CardCounts, countOf, repeat } from '../../../src/lib/rules/deck.ts';
import type { Facts } from '../../../src/lib/rules/contract.ts';
import {
	BLACK_FACES,
	type BlackFace,
	cardsDrawnBy,
	CHAAM_FACES,
	type ChaamFace,
	HEROES,
	LAB,
	levelOf,
	type Skill,
	SKILLS,
	WHITE_FACES,
	type WhiteFace
} from '../../../src/lib/rules/thorgal/cards.ts';
import { cardsToDraw } from '../../../src/lib/rules/thorgal/action.ts';
import { chaamTargets } from '../../../src/lib/rules/thorgal/chaams.ts';
import { game as thorgal } from '../../../src/lib/rules/thorgal/game.ts';
import { activeHero, handOverLimit } from '../../../src/lib/rules/thorgal/heroes.ts';
import { chaamsOnDie, diceToTake, givenDice, isGivingFace, isTravelDie, takeBest } from '../../../src/lib/rules/thorgal/kernel.ts';
import { owesStep, stepAt } from '../../../src/lib/rules/thorgal/path.ts';
import { chaamsAt, chaamsPileSize, emptyPlaces, undrawableChaams, unseenSkills } from '../../../src/lib/rules/thorgal/piles.ts';
import type { Own, State } from '../../../src/lib/rules/thorgal/types.ts';
import { below, type Below } from '../random-walk.ts';
import { TableDriver } from '../table-driver.ts';
import { BOX, counts, seats } from '../thorgal.ts';
import type { PlayCost, TapPlan } from './plan.ts';

/* A game is played with real decks and dice in a driver that keeps every card. The actions of the players are entered in a second driver at
   the depth of the plan, as a user would tap them; that one counts the taps, and must agree with the first on everything it keeps. */

type Depth = 'war' | 'dice' | 'light' | 'full';

/**
 * A known box: dice, start cards, the whole track and every location have been read. Its figures are invented, and low enough for long
 * games.
 */
const KNOWN_BOX: Facts = {
	...BOX,
	...Object.fromEntries([0, 0, 1, 0, 0, 1, 0, 2, 0, 1, 0, 2, 0, 3].map((chaams, i) => [`war:${i + 1}`, chaams])),
	...Object.fromEntries([4, 5, 6, 8].map((place) => [`symbols:${place}`, 1])),
	'name:2': 'Port',
	'faces:white': WHITE_FACES,
	'faces:black': BLACK_FACES,
	...Object.fromEntries(HEROES.map((hero, i) => [`hand:${hero}`, SKILLS.filter((_, k) => k % 2 === i % 2)]))
};

class SimulatedGame {
	readonly #draw: Below;
	readonly #depth: Depth;
	/** The table, card by card. */
	readonly #table: TableDriver<State, Parameters<typeof thorgal.apply>[1]>;
	/** The app at the depth of the plan. */
	readonly #app: TableDriver<State, Parameters<typeof thorgal.apply>[1]>;
	#heroTurns = 0;
	#ogotai = { taps: 0, times: 0 };

	constructor(depth: Depth, seed: number) {
		this.#draw = below(seed);
		this.#depth = depth;
		this.#table = new TableDriver(thorgal, seats(4), KNOWN_BOX);
		this.#app = new TableDriver(thorgal, seats(4, { depth }), KNOWN_BOX);
	}

	play(): PlayCost {
		while (!this.#table.state.over) {
			if (this.#table.state.phase === 'throw') this.#heroTurn();
			else this.#ogotaisStep();
		}
		return { taps: this.#app.taps, turns: this.#heroTurns, events: { ogotai: this.#ogotai } };
	}

	/** One of these cards at random. */
	#oneOf<Card extends string>(pile: Readonly<Partial<Record<Card, number>>>): Card {
		const cards = Object.entries(pile).flatMap(([card, n]) => repeat(card as Card, n as number));
		return cards[this.#draw(cards.length)]!;
	}

	/** Draws n skill cards. A pile that runs out is made of the discard. */
	#skillCards(n: number): readonly Skill[] {
		const { state } = this.#table;
		const pile = unseenSkills(state);
		let discard: CardCounts<Skill | '?'> = state.skillDiscard;
		return Array.from({ length: n }, () => {
			if (SKILLS.every((skill) => pile[skill] === 0)) {
				for (const skill of SKILLS) pile[skill] = countOf(discard, skill);
				discard = {};
			}
			const card = this.#oneOf(pile);
			pile[card] -= 1;
			return card;
		});
	}

	/** Draws a Chaam. Two cards of each skill have level 1 and one has level 2. */
	#chaamCard(): ChaamFace {
		const seen = undrawableChaams(this.#table.state);
		const copies = CHAAM_FACES.map((face) => [face, [0, 2, 1, 0][levelOf(face)]! - countOf(seen, face)] as const);
		return this.#oneOf(Object.fromEntries(copies) as Record<ChaamFace, number>);
	}

	/** Plays an action at the table; `taps` enters it in the app, by depth. Without taps the app derives it or does not keep it. */
	#do(action: Own, taps: Partial<Record<Depth, readonly string[]>>): void {
		this.#table.act(action);
		const entered = taps[this.#depth] ?? [];
		if (!this.#app.state.over) this.#app.tap(...entered);
	}

	#heroTurn(): void {
		this.#heroTurns += 1;
		this.#destiny();
		if (!this.#table.state.over) this.#act();
		if (this.#table.state.over) this.#noteDefeat();
		else this.#do({ type: 'end' }, { war: ['end'], dice: ['end'], light: ['end'], full: ['end'] });
		this.#compare();
	}

	/** Throws until a travel die and a card are won, or few dice are left. */
	#destiny(): void {
		while (this.#table.state.phase === 'throw' || this.#table.state.phase === 'decide') {
			const { free, won } = this.#table.state.heroTurn;
			const enough = won.some(isTravelDie) && won.some((die) => cardsDrawnBy(die) > 0);
			if (won.length > 0 && (enough || free < 4)) {
				this.#do({ type: 'stop' }, { dice: ['stop'], light: ['stop'], full: ['stop'] });
				break;
			}
			this.#throw(free);
		}
		while (this.#table.state.phase === 'chaams' && !this.#table.state.over) this.#placeChaam();
	}

	#throw(free: number): void {
		const black: BlackFace = BLACK_FACES[this.#draw(6)]!;
		const white = Array.from({ length: free }, (): WhiteFace => WHITE_FACES[this.#draw(6)]!);
		if (isGivingFace(black)) {
			const dice = givenDice(black, white);
			const taps = [black, ...dice, 'done'];
			return this.#do({ type: 'took', black, dice, all: true }, { dice: taps, light: taps, full: taps });
		}
		const wants = (die: WhiteFace): number => (isTravelDie(die) ? 6 : cardsDrawnBy(die) || -chaamsOnDie(die));
		const dice = takeBest(white, diceToTake(black, free), wants);
		this.#do({ type: 'took', black, dice }, { dice: [black, ...dice], light: [black, ...dice], full: [black, ...dice] });
		// Every third swap is made. If hands are not kept card by card, the players swap without the app.
		if (this.#table.state.heroTurn.swap && this.#depth === 'full' && this.#table.state.heroTurn.free === 0)
			this.#do({ type: 'stop' }, { full: ['keep'] });
		else if (this.#table.state.heroTurn.swap && this.#table.state.heroTurn.free === 0) this.#do({ type: 'stop' }, {});
	}

	/** A drawn Chaams is put where it harms least: where Chaams lie already. */
	#placeChaam(): void {
		const { state } = this.#table;
		const card = this.#chaamCard();
		const targets = chaamTargets(state);
		const to = targets.find((place) => chaamsAt(state, place).length > 0) ?? targets[0] ?? 1;
		const place = `L:${to}`;
		const only = targets.length === 1;
		this.#do({ type: 'chaam', card, to }, { war: [place], light: only ? [] : [place], full: only ? [card] : [card, place] });
	}

	#act(): void {
		this.#drawCards();
		for (let tries = 0; tries < 12 && !this.#table.state.over; tries++) if (!this.#actOnce()) return;
	}

	/** Dice that only draw cards draw them; a die that may also travel does so if the hero can go on. */
	#drawCards(): void {
		for (const die of this.#table.state.heroTurn.won) {
			if (cardsDrawnBy(die) === 0 || (die === 'SV' && this.#canGoOn())) continue;
			const cards = this.#skillCards(cardsToDraw(this.#table.state, die));
			this.#do({ type: 'draw', die, cards }, { light: [die], full: [die, ...cards] });
		}
		const over = handOverLimit(this.#table.state);
		if (!over) return;
		const cards = SKILLS.flatMap((skill) => repeat(skill, countOf(over.hero.hand, skill)))
			.toSorted((a, b) => countOf(over.hero.hand, b) - countOf(over.hero.hand, a))
			.slice(-over.surplus);
		this.#do({ type: 'discard', cards }, { full: cards });
	}

	#canGoOn(): boolean {
		const { state } = this.#table;
		const me = activeHero(state);
		return me.at < LAB && (me.at === state.frontier || !owesStep(state, me) || this.#stepPayment() !== undefined);
	}

	/** The cards that pay the hero's step, if it has them. */
	#stepPayment(): readonly Skill[] | undefined {
		const { state } = this.#table;
		const { hand, at } = activeHero(state);
		const due = stepAt(state, at);
		if (!due) return undefined;
		if (due.kind === 'identical') {
			const skill = SKILLS.find((each) => countOf(hand, each) >= due.cards);
			return skill && repeat(skill, due.cards);
		}
		const skills = SKILLS.filter((skill) => countOf(hand, skill) > 0);
		return skills.length >= due.cards ? skills.slice(0, due.cards) : undefined;
	}

	/** The first of these that is possible: the last step, eliminating a Chaams, the step, a journey, revealing a location. */
	#actOnce(): boolean {
		const { state } = this.#table;
		const me = activeHero(state);
		const accepts = (action: Own): boolean => thorgal.apply(state, action).ok;
		const skill = me.at === LAB ? SKILLS.find((each) => countOf(me.hand, each) >= 6) : undefined;
		if (skill) {
			this.#do({ type: 'final', skill }, { war: ['final'], dice: ['end:victory'], light: ['final'], full: ['final', skill] });
			return true;
		}
		const target = chaamsAt(state, me.at).find((card) => card !== '?' && accepts({ type: 'eliminate', card }));
		if (target !== undefined && target !== '?') {
			this.#do({ type: 'eliminate', card: target }, { war: ['?'], light: ['?', `${levelOf(target)}`], full: [target] });
			return true;
		}
		// Chaams behind the last hero could not be eliminated any more: a hero waits for cards, unless another hero is there.
		const isAlone = !state.heroes.some(({ id, at }) => id !== me.id && at <= me.at);
		if (chaamsAt(state, me.at).length > 0 && isAlone) return accepts({ type: 'reveal' }) && this.#hasTime() ? this.#reveal() : false;
		const cards = owesStep(state, me) ? this.#stepPayment() : undefined;
		if (cards && accepts({ type: 'step', cards })) {
			this.#do({ type: 'step', cards }, { war: ['move'], light: ['step'], full: this.#stepTaps(cards) });
			return true;
		}
		const travel = { war: ['move'], light: ['move'], full: ['move'] };
		if (accepts({ type: 'move' })) {
			this.#do({ type: 'move' }, travel);
			return true;
		}
		if (accepts({ type: 'reveal' }) && this.#hasTime()) return this.#reveal();
		return false;
	}

	/** Revealing brings Chaams: not while Ogotaï's next step would find no free location for his own. */
	#hasTime(): boolean {
		const { state } = this.#table;
		return emptyPlaces(state).length >= ((state.facts[`war:${state.ogotai + 1}`] as number | undefined) ?? 0);
	}

	/** If there is one way to pay a step, one tap is enough. */
	#stepTaps(cards: readonly Skill[]): readonly string[] {
		const [ask] = this.#app.guide.asks;
		const option = ask?.kind === 'choose' ? ask.options.find(({ id }) => id === 'step') : undefined;
		if (!option || 'action' in option) return ['step'];
		return option.ask().kind === 'choose' ? ['step', cards[0]!] : ['step', ...cards];
	}

	#reveal(): boolean {
		this.#do({ type: 'reveal' }, { war: ['reveal'], light: ['reveal'], full: ['reveal'] });
		while (this.#table.state.phase === 'reveal' && !this.#table.state.over) {
			const card = this.#chaamCard();
			this.#do({ type: 'chaam', card, to: this.#table.state.frontier }, { full: [card] });
		}
		return true;
	}

	#ogotaisStep(): void {
		const before = this.#app.taps;
		this.#do({ type: 'advance' }, { war: ['advance'], dice: ['advance'], light: ['advance'], full: ['advance'] });
		while (this.#table.state.phase === 'war' && !this.#table.state.over) {
			const card = this.#chaamCard();
			this.#do({ type: 'brought', card }, { full: [card] });
		}
		if (this.#table.state.over) this.#noteDefeat();
		this.#ogotai = { taps: this.#ogotai.taps + this.#app.taps - before, times: this.#ogotai.times + 1 };
		this.#compare();
	}

	/** A defeat that the app does not detect: all Chaams are on the path and one more must be drawn, or only dice are kept. */
	#noteDefeat(): void {
		const rule = this.#table.state.over?.by.rule ?? '';
		if (this.#app.state.over || !/no-place|no-chaams/.test(rule)) return;
		this.#app.tap(this.#depth === 'dice' ? rule.replace('end.', 'end:') : `L:${activeHero(this.#table.state).at}`);
	}

	/** What the app keeps must equal the real table. */
	#compare(): void {
		const [table, app] = [this.#table.state, this.#app.state];
		const followed = ({ ogotai, round, over, frontier, heroes, active, ...state }: State): unknown[] => [
			...(table.over && this.#depth === 'dice' ? [] : [ogotai, round, over?.by.rule, active]),
			...(this.#depth === 'dice'
				? []
				: [frontier, heroes.map(({ at }) => at), counts({ ...state, ogotai, round, frontier, heroes, active })]),
			...(this.#depth === 'dice' ? [] : [chaamsPileSize({ ...state, ogotai, round, frontier, heroes, active })])
		];
		if (JSON.stringify(followed(table)) !== JSON.stringify(followed(app)))
			throw new Error(`${this.#depth}: ${JSON.stringify(followed(app))} in the app, ${JSON.stringify(followed(table))} on the table`);
	}
}

const plan = (depth: Depth, goal: number, ogotai: number): TapPlan => ({
	game: 'thorgal',
	depth,
	...(depth === 'war' ? { usual: true } : {}),
	per: 'turn',
	goal,
	eventGoals: { ogotai },
	play: (seed) => new SimulatedGame(depth, seed).play()
});

/** Four heroes, with a known box. Taps of Ogotaï's steps count for the heroes' turns too. */
export const tapPlans: readonly TapPlan[] = [plan('war', 3, 1), plan('dice', 6, 2), plan('light', 9, 1), plan('full', 12, 2)];
