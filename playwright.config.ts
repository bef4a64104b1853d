import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from './scripts/chromium.mjs';

const executablePath = chromiumPath();
const port = Number(process.env['PORT'] ?? 4174);
/** The build that has the sample box, served beside the usual one. */
const samplePort = port + 1000;

export default defineConfig({
	projects: [
		{ name: 'app', testDir: 'tests/e2e' },
		{ name: 'sample-box', testDir: 'tests/sample-box/e2e', use: { baseURL: `http://localhost:${samplePort}` } }
	],
	fullyParallel: true,
	workers: 2,
	// Generous limits, because a busy machine must not fail a test.
	timeout: 180_000,
	expect: { timeout: 30_000 },
	// A machine of the CI may stall: a test that passes only when it is run again is listed as flaky there.
	retries: process.env['CI'] ? 1 : 0,
	reporter: process.env['CI'] ? 'line' : 'list',
	use: {
		baseURL: `http://localhost:${port}`,
		viewport: { width: 390, height: 844 },
		locale: 'fr-FR',
		launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) }
	},
	webServer: [
		{ command: 'npm run serve', port, env: { PORT: `${port}` }, reuseExistingServer: !process.env['CI'] },
		{ command: 'npm run serve:sample', port: samplePort, env: { PORT: `${samplePort}` }, reuseExistingServer: !process.env['CI'] }
	]
});
