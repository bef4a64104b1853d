import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, chromiumPath } from './scripts/chromium.mjs';

const executablePath = chromiumPath();

export default defineConfig({
	testDir: 'tests/e2e',
	fullyParallel: true,
	workers: 2,
	reporter: process.env['CI'] ? 'line' : 'list',
	use: {
		baseURL: 'http://localhost:4174',
		viewport: { width: 390, height: 844 },
		locale: 'fr-FR',
		launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath ? { executablePath } : {}) }
	},
	webServer: { command: 'npm run serve', port: 4174, env: { PORT: '4174' }, reuseExistingServer: !process.env['CI'] }
});
