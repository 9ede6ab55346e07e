import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { needs } from '../compile/testing/needs.ts';
import { waiting } from './timeouts.ts';
import { LongestFirst } from './longest-first.ts';
import { readRows } from './specification-rows.ts';

/**
 * Vitest configuration of the browser tests, which test the built site in `dist/`. Two files run at a time, because
 * with three, tests occasionally failed on a machine with two cores. Tests wait for states, never for a fixed duration.
 * They wait for up to 90 seconds (`waiting`), which is many times what a busy machine needs. A whole test may take
 * longer, because some tests have many steps.
 */
export default defineConfig({
  test: {
    root: path.resolve(import.meta.dirname, '..'),
    include: ['e2e/**/*.test.ts', 'tools/*/e2e/**/*.test.ts', 'packages/*/e2e/**/*.test.ts'],
    // `npm run check:accessibility` runs axe on all documents, which takes longer than all other tests.
    exclude: ['e2e/browsers/**', 'e2e/accessibility.test.ts'],
    // Tags of the tests that the quick test run includes, see docs/checks.md.
    tags: [...needs, ...readRows(), { name: 'main-way', description: 'the main way through a part of the site' }],
    // Includes line numbers in reported failures, so that a test can be rerun with `npm test -- FILE:LINE`.
    includeTaskLocation: true,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { interval: 50, timeout: waiting } },
    maxWorkers: 2,
    // Test files that run in the same process share their modules and the browser (`sharedBrowser`).
    isolate: false,
    sequence: { sequencer: LongestFirst },
  },
});
