import { type Browser, type BrowserContext, test as base } from '@playwright/test';

/** Collects the faults in all pages of a context: uncaught errors and violations of the security policy. */
export async function collectFaults(context: BrowserContext, faults: string[]): Promise<void> {
	context.on('weberror', (error) => faults.push(`error: ${error.error().message} ${error.error().stack}`));
	// Both are sent at once: a test may open a page of the new context in the next moment.
	await Promise.all([
		context.exposeFunction('reportFault', (fault: string) => void faults.push(fault)),
		context.addInitScript(() => {
			const report = (fault: string) => void (window as unknown as { reportFault(fault: string): void }).reportFault(fault);
			document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) =>
				report(`policy: ${violatedDirective} ${blockedURI} ${sourceFile} ${sample}`)
			);
		})
	]);
}

/** Collects the faults of all contexts that a browser opens from now on. Returns a function that ends this. */
export function collectFaultsOf(browser: Browser, faults: string[]): () => void {
	const collect = (context: BrowserContext): void => void collectFaults(context, faults).catch(() => {}); // A context may be closed at once.
	browser.on('context', collect);
	return () => void browser.off('context', collect);
}

/** The test that all browser tests extend: a fault in any page of any context of its browser fails it. */
export const testWithoutFaults = base.extend<{ readonly faults: string[] }>({
	/** The faults so far. A test that expects a fault removes it from the list; any fault left at the end fails the test. */
	faults: [
		async ({ browser, context }, use) => {
			const faults: string[] = [];
			await collectFaults(context, faults);
			const end = collectFaultsOf(browser, faults);
			await use(faults);
			end();
			base.expect(faults).toEqual([]);
		},
		{ auto: true }
	]
});
