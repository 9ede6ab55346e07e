import { defineConfig } from 'vitest/config';
import { needs } from './compile/testing/needs.ts';

const tests = '**/*.test.{ts,tsx}';
/** Makes whole builds, which take long: in a process of its own, and not in the short run (`scripts/stages.mjs` tells the projects apart by their names). */
const building = '**/*.build.test.ts';
const texts = 'compile/testing/define-texts.ts';

/**
 * Unit tests, beside the code: all but those in folders named `e2e`, which have a configuration of their own.
 * The limits end what hangs; they are far beyond what a busy machine needs, so that none of them decides a test.
 */
export default defineConfig({
  logLevel: 'error',
  test: {
    testTimeout: 300_000,
    hookTimeout: 300_000,
    expect: { poll: { interval: 50, timeout: 120_000 } },
    maxWorkers: 2,
    // Include the line of each test in the report, so that a failed test can be run again with `npm test -- FILE:LINE`.
    includeTaskLocation: true,
    tags: needs,
    exclude: ['**/{e2e,node_modules}/**', '{.cache,dist}/**', 'tools/*/examples/**'],
    // Inline the `@actions` packages, because they import JSON in a way that only bundlers understand.
    server: { deps: { inline: [/@actions\//] } },
    projects: [
      {
        extends: true,
        test: {
          name: 'units',
          // Run the unit tests one after the other in one process, which loads shared modules only once. A test file
          // that changes global state fails.
          include: [tests],
          exclude: [building],
          isolate: false,
          setupFiles: [texts, 'compile/testing/check-global-state.ts'],
        },
      },
      { extends: true, test: { name: 'builds', include: [building], setupFiles: [texts] } },
    ],
  },
});
