import { defineConfig } from 'vitest/config';

/** Browser tests: against the built site in `dist/`, two files at a time. Each waits for what it expects, and none for a time. */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    testTimeout: 60_000,
    hookTimeout: 120_000,
    maxWorkers: 2,
    retry: process.env.CI ? 1 : 0,
  },
});
