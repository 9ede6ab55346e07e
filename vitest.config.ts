import { defineConfig } from 'vitest/config';

/**
 * Unit tests, beside the code. Browser tests have a configuration of their own in `e2e/`.
 * The limits end what hangs; they are far beyond what a busy machine needs, so that none of them decides a test.
 */
export default defineConfig({
  logLevel: 'error',
  test: {
    include: [
      '{facts,compile,generator,dev,checks,walls,data,bench,playground}/**/*.test.ts',
      'src/**/*.test.{ts,tsx}',
    ],
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { interval: 50, timeout: 120_000 } },
    maxWorkers: 2,
    setupFiles: ['src/model/texts/testing/put-texts.ts'],
    // These import JSON in a way that only bundlers understand.
    server: { deps: { inline: [/@actions\//] } },
  },
});
