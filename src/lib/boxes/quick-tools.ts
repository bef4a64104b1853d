import type { GameId } from './index.ts';

/** The games with a quick tool: something that helps at a table without a game being set up. The first one is shown first until another was used. */
export const QUICK_TOOLS = ['stargate', 'thorgal', 'guerre', 'invasion', 'lightsaber', 'gforce'] as const satisfies readonly GameId[];
export type QuickTool = (typeof QUICK_TOOLS)[number];

export const isQuickTool = (id: unknown): id is QuickTool => (QUICK_TOOLS as readonly unknown[]).includes(id);
