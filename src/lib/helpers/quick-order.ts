import { array, string } from 'valibot';
import { isQuickTool, QUICK_TOOLS, type QuickTool } from '../boxes/quick-tools.ts';
import { Persisted } from './persisted.ts';

const used = new Persisted('comparse.quick', array(string()), []);

/** The quick tools, the last used one first. */
export const quickOrder = (): readonly QuickTool[] => [...new Set([...used.read().filter(isQuickTool), ...QUICK_TOOLS])];

/** A quick tool was opened. */
export const setQuickUsed = (tool: QuickTool): void => used.write([...new Set([tool, ...quickOrder()])]);
