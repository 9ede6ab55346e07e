import { defineConfig } from 'vitest/config';

/** Browser tests: against the built site in `dist/`, one file after the other, because they share the machine's two cores. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    fileParallelism: false,
    retry: process.env.CI ? 1 : 0,
  },
});
