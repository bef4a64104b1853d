import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from './scripts/chromium.mjs';

const executablePath = chromiumPath();
const port = process.env['PORT'] ?? '4174';

export default defineConfig({
	testDir: 'tests/e2e',
	fullyParallel: true,
	workers: 2,
	// A busy machine is no reason to fail.
	timeout: 180_000,
	expect: { timeout: 30_000 },
	// On CI a machine may stall for reasons of its own: a test that passes only when run again is listed there as flaky.
	retries: process.env['CI'] ? 1 : 0,
	reporter: process.env['CI'] ? 'line' : 'list',
	use: {
		baseURL: `http://localhost:${port}`,
		viewport: { width: 390, height: 844 },
		locale: 'fr-FR',
		launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) }
	},
	webServer: { command: 'npm run serve', port: Number(port), env: { PORT: port }, reuseExistingServer: !process.env['CI'] }
});
