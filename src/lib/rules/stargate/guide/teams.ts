import { answerable, choose, opensAsk } from '../../ask.ts';
import type { Ask, Option } from '../../contract.ts';
import { jaffasInBox } from '../hand.ts';
import { ruling } from '../rules.ts';
import { activeTeam } from '../turn.ts';
import type { Action, State } from '../types.ts';
import { foeOptions } from './fight.ts';
import type { Offer } from './offer.ts';

/** The asks of a turn at depth `teams`: a Combat card, a symbol laid, or the next team. */
export function teamsAsks(state: State, offer: Offer): readonly Ask<Action>[] {
	const { id: player, held } = activeTeam(state);
	const main =
		held > 0
			? choose(ruling('prisoner.wait', { player, held }), [offer('serve', { type: 'serve' })])
			: choose(ruling('team.now', { player }), [
					offer('next', { type: 'next' }),
					opensAsk<Action>('combat', () => choose(ruling('explore.which-foe'), [...foeOptions(state, offer)])),
					offer('lay:symbol', { type: 'lay', card: 'symbol' }, ruling('lay.symbols'))
				]);
	return answerable(main, ...cardAsks(state, offer));
}

/** The cards that change what is kept of a team, and what the previous team forgot to enter. */
function cardAsks(state: State, offer: Offer): readonly Ask<Action>[] {
	const last = state.just === state.active ? undefined : state.teams[state.just ?? -1];
	const late: readonly Option<Action>[] =
		last && last.at !== 'out'
			? [
					offer(`late:${last.id}`, { type: 'lay', card: 'symbol', who: last.id }, ruling('lay.late', { player: last.id })),
					offer(`late-reactor:${last.id}`, { type: 'reactor', who: last.id }, ruling('reactor.late', { player: last.id }))
				]
			: [];
	return [
		offer('zat', { type: 'zat' }),
		// With all Jaffas in play the card would change nothing that is kept.
		...(jaffasInBox(state) > 0 ? [offer('chulak', { type: 'rebel' })] : []),
		offer('lay:thor', { type: 'lay', card: 'thor' }),
		offer('reacteur', { type: 'reactor' }),
		...late
	].map((option) => choose(ruling('cards.now'), [option], { optional: true, id: `cards.now ${option.id}` }));
}
