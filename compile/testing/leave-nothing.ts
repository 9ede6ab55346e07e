/**
 * For files of tests that share a process, one after the other: what a test puts in place of a global is taken back, and a file
 * that leaves something behind for the next one fails.
 */
import { afterAll, afterEach, expect, vi } from 'vitest';

const before = stateOf();

afterEach(() => void vi.unstubAllGlobals());

afterAll(() => {
  expect(stateOf(), 'what the tests of this file leave behind: put it into vi.stubGlobal(), or take it back').toEqual(
    before,
  );
});

/** What other files would notice. Libraries register themselves under symbols, and names with underscores. */
function stateOf() {
  const { Date, setTimeout } = globalThis;
  return {
    globals: Object.getOwnPropertyNames(globalThis)
      .filter((name) => !name.startsWith('__'))
      .toSorted(),
    env: { ...process.env },
    folder: process.cwd(),
    exitCode: process.exitCode,
    clock: [Date, setTimeout],
  };
}
