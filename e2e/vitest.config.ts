import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { needs } from '../compile/testing/needs.ts';
import { waiting } from './limits.ts';
import { LongestFirst } from './longest-first.ts';
import { readRows } from './specification-rows.ts';

/**
 * Browser tests: against the built site in `dist/`, two files at a time: with three, a machine with two cores has no time left
 * and now and then fails a test. Each test waits for what it expects, and none for a time. What does not come fails its test in
 * a minute and a half (`waiting`), which is many times what a busy machine needs; the limit of a whole test is for those that do much.
 */
export default defineConfig({
  test: {
    root: path.resolve(import.meta.dirname, '..'),
    include: ['e2e/**/*.test.ts', 'tools/*/e2e/**/*.test.ts', 'packages/*/e2e/**/*.test.ts'],
    // `npm run check:accessibility` runs axe over all documents, which takes longer than everything else.
    exclude: ['e2e/engines/**', 'e2e/accessibility.test.ts'],
    // What the short run has: docs/checks.md.
    tags: [...needs, ...readRows(), { name: 'main-way', description: 'the main way through a part of the site' }],
    // A failure is told by its line, which is what runs it again: `npm test -- FILE:LINE`.
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
