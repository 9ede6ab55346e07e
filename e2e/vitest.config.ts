import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { needs } from '../compile/testing/needs.ts';
import { waiting } from './timeouts.ts';
import { LongestFirst } from './longest-first.ts';
import { readRows } from './specification-rows.ts';

/**
 * Browser tests of the built site in `dist/`, two files at a time: with three, tests occasionally failed on a machine
 * with two cores. Tests wait for states, never for a duration. An expected state times out after 90 seconds
 * (`waiting`), many times what a busy machine needs; the limit of a whole test is for those with many steps.
 */
export default defineConfig({
  test: {
    root: path.resolve(import.meta.dirname, '..'),
    include: ['e2e/**/*.test.ts', 'tools/*/e2e/**/*.test.ts', 'packages/*/e2e/**/*.test.ts'],
    // `npm run check:accessibility` runs axe on all documents, which takes longer than everything else.
    exclude: ['e2e/browsers/**', 'e2e/accessibility.test.ts'],
    // Tests of the short run: docs/checks.md.
    tags: [...needs, ...readRows(), { name: 'main-way', description: 'the main way through a part of the site' }],
    // Includes the line in failures, so that the test can be rerun: `npm test -- FILE:LINE`.
    includeTaskLocation: true,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { interval: 50, timeout: waiting } },
    maxWorkers: 2,
    // The files of a process share its modules and its browser (`sharedBrowser`).
    isolate: false,
    sequence: { sequencer: LongestFirst },
  },
});
