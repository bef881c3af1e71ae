import { defineConfig } from 'vitest/config';

// The rules alone, without the app's plug-ins and with fewer runs of each property: mutation testing repeats these
// tests thousands of times. The random warband is no rule and slow to test: left out.
export default defineConfig({
	test: {
		environment: 'node',
		include: ['src/lib/rules/**/*.test.ts'],
		exclude: ['src/lib/rules/dbg/random.test.ts'],
		setupFiles: ['.config/mutate-setup.ts'],
		testTimeout: 30_000
	}
});
