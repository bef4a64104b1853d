import { sveltekit } from '@sveltejs/kit/vite';
import { defineConfig } from 'vitest/config';

/** Measurements print ratios and counts and never fail, because a busy machine must not break the build. */
export default defineConfig({
	plugins: [sveltekit()],
	test: { include: ['bench/*.bench.ts'], testTimeout: 0, hookTimeout: 0, reporters: ['default'], fileParallelism: false }
});
