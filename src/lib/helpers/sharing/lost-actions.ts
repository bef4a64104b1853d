import type { Json, Ruling } from '../../rules/contract.ts';
import type { GamePayload, Loss } from '../../sharing/lost-entries.ts';
import type { PlayedTable } from '../../sharing/play-shared.ts';
import type { Session } from '../session.svelte.ts';
import { rowOf } from '../start-session.ts';
import { createSession } from '../storage.ts';

/** What an entry did: the first step of an action, or a change of the log. */
export type WhatWasDone = Ruling | 'undo' | 'redo' | 'amend';

/** Actions that do not count because another device was quicker, or because a device was alone. */
export type LostActions =
	| {
			readonly kind: 'one';
			/** An action can be entered again where the table is now; an undo or a correction cannot. */
			readonly action: Json | undefined;
			readonly what: WhatWasDone | undefined;
			/** The entry that was quicker, with the seat of its device. */
			readonly quicker: { readonly seat: string | undefined; readonly what: WhatWasDone | undefined } | undefined;
	  }
	/** Several of this device: the table as it was shown here is kept as a game of its own. */
	| { readonly kind: 'several'; readonly count: number; readonly copy: string }
	/** Several of another device, which keeps a copy of them. */
	| { readonly kind: 'theirs'; readonly count: number; readonly seat: string | undefined };

interface LostView {
	readonly session: Session;
	/** The table as it was shown before the change, and as it is now. */
	readonly shown: PlayedTable;
	readonly now: PlayedTable;
	seatOf(device: string): string | undefined;
	/** The action with its hidden texts, as far as this device can open them. */
	open(action: Json): Json;
}

/** What the player is informed of. If several actions were lost, stores a copy of the table as it was shown. */
export async function describeLoss(loss: Loss, { session, shown, now, seatOf, open }: LostView): Promise<LostActions> {
	switch (loss.kind) {
		case 'theirs':
			return { kind: 'theirs', count: loss.entries.length, seat: seatOf(loss.device) };
		case 'several': {
			const actions = shown.actions.slice(0, shown.accepted.length);
			const copy = rowOf(session, { ...session.log, actions });
			await createSession(copy, actions);
			return { kind: 'several', count: loss.entries.length, copy: copy.id };
		}
		case 'one': {
			const { payload, quicker } = loss;
			return {
				kind: 'one',
				action: payload.kind === 'act' ? open(payload.action) : undefined,
				what: whatOf(payload, shown, open),
				quicker: quicker && { seat: seatOf(quicker.device), what: whatOf(quicker.payload, now, open) }
			};
		}
	}
}

function whatOf(payload: GamePayload, table: PlayedTable, open: LostView['open']): WhatWasDone | undefined {
	if (payload.kind === 'amend') return 'amend';
	// After an undo the table has as many actions as its entry says; after a redo the last of them is done again.
	if (payload.kind === 'move') return payload.to < table.actions.length ? 'undo' : 'redo';
	return labelOf(table, open(payload.action));
}

/** The first step of an action that was played, the last one if it was played several times. */
function labelOf({ accepted, played }: PlayedTable, action: Json): Ruling | undefined {
	const text = JSON.stringify(action);
	const at = accepted.findLastIndex(({ source }) => JSON.stringify(source.action) === text);
	return at < 0 ? undefined : played.history[at + 1]?.steps[0];
}
