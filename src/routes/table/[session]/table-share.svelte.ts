import type { Session } from '$lib/helpers/session.svelte.ts';
import { type TableView, viewOf } from './table-view.ts';
import type { SharedTable } from '$lib/helpers/sharing/shared-table.svelte.ts';

/** Whether the table on screen is shared with other devices. Nothing of sharing is loaded before a table is shared. */
export class TableShare {
	#shared = $state.raw<SharedTable>();
	#barred = $state.raw<string>();
	#chosenView = $state.raw<TableView>();

	get current(): SharedTable | undefined {
		return this.#shared;
	}
	set current(shared: SharedTable | undefined) {
		this.#shared = shared;
	}
	/** The seat whose answer this device has tried to give. */
	get barred(): string | undefined {
		return this.#barred;
	}
	/** Whether this device may answer an ask for this seat. Where each phone plays for its own seat, other seats answer on theirs. */
	mayAnswer(who: string | undefined): boolean {
		const shared = this.#shared;
		this.#barred = shared?.mayAct && shared.state.rights === 'own-seat' && who !== undefined && shared.hasOtherPhone(who) ? who : undefined;
		return shared === undefined || (shared.mayAct && this.#barred === undefined);
	}
	/** How this device shows the shared table; undefined for a table that is not shared. `asked` is the view that the address names. */
	view(asked: string | null, isWide: boolean): TableView | undefined {
		return this.#shared && viewOf(this.#chosenView ?? asked, this.#shared.seat, isWide);
	}
	chooseView(view: TableView): void {
		this.#chosenView = view;
	}
	/** The number of devices at a shared table. */
	get people(): number | undefined {
		return this.#shared && this.#shared.others.length + 1;
	}

	/** Connects a session that was shared before. Returns what ends the connection. */
	connect(session: Session): () => void {
		let isOpen = true;
		const open = async (): Promise<void> => {
			const { shareOf } = await import('$lib/helpers/storage.ts');
			if (!(await shareOf(session.id)) || !isOpen) return;
			const { SharedTable } = await import('$lib/helpers/sharing/shared-table.svelte.ts');
			const shared = await SharedTable.of(session);
			if (isOpen) this.#shared = shared;
			else shared?.close();
		};
		// Without the database or the chunk the table is played alone, and the next visit connects it.
		void open().catch(() => {});
		return () => {
			isOpen = false;
			this.#shared?.close();
		};
	}
}
