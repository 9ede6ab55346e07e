import { defineConfig } from 'vitest/config';

/**
 * Browser tests: against the built site in `dist/`, two files at a time. Each waits for what it expects, and none for a time.
 * The limits end what hangs; they are far beyond what a busy machine needs, so that none of them decides a test.
 */
export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: ['**/*.test.ts'],
    // `npm run check:accessibility` runs axe over all documents, which takes longer than everything else.
    exclude: ['engines/**', 'accessibility.test.ts'],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { interval: 50, timeout: 120_000 } },
    maxWorkers: 2,
    retry: process.env.CI ? 1 : 0,
  },
});
