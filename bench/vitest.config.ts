import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vitest/config';

/** Measurements, not tests: they print ratios and counts, and nothing fails because a machine is busy. */
export default defineConfig({
	plugins: [sveltekit()],
	test: { include: ['bench/*.bench.ts'], testTimeout: 0, hookTimeout: 0, reporters: ['default'], fileParallelism: false }
});
