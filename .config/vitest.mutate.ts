import { defineConfig } from 'vitest/config';

// The rules alone, by the tests that name what they expect: mutation testing repeats them thousands of times, and the
// properties (laws) and the random warband are too slow for that. The score is that of the tables alone.
export default defineConfig({
	test: {
		environment: 'node',
		include: ['src/lib/rules/**/*.test.ts'],
		exclude: ['src/lib/rules/dbg/random.test.ts', 'src/lib/rules/**/laws.test.ts'],
		isolate: false,
		testTimeout: 30_000
	}
});
