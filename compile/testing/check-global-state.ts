/**
 * Setup for test files that share a process. Restores changed globals after each test, and fails files that leave
 * changes behind.
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
 * Returns the global state that other test files would notice. Symbols and names with underscores are excluded, because
 * libraries register themselves under them.
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
