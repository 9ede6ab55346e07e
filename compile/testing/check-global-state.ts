/**
 * For test files that share a process: restores changed globals after each test, and fails files that leave anything
 * behind.
 */
import { afterAll, afterEach, expect, vi } from 'vitest';

const before = stateOf();

afterEach(() => void vi.unstubAllGlobals());

afterAll(() => {
  expect(stateOf(), 'what the tests of this file leave behind: put it into vi.stubGlobal(), or take it back').toEqual(
    before,
  );
});

/**
 * Global state that other files would notice, except symbols and names with underscores, which libraries use to
 * register themselves.
 */
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
