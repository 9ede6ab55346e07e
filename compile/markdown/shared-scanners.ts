import type { PatternScanner, RegexEngine } from 'shiki/core';

/**
 * Wraps an engine so that each list of patterns is compiled once for all registries: JavaScript, JSX, TypeScript and
 * TSX share most of theirs, and compiling takes longer than tokenizing most code.
 */
export async function withSharedScanners(engine: Promise<RegexEngine>): Promise<RegexEngine> {
  const { createScanner, createString } = await engine;
  const scanners = new Map<string, PatternScanner>();
  return {
    createString,
    createScanner(patterns) {
      const key = patterns.join('\0');
      const known = scanners.get(key);
      if (known) return known;
      const scanner = createScanner(patterns);
      const shared: PatternScanner = {
        findNextMatchSync: (...asked) => scanner.findNextMatchSync(...asked),
        // Other registries may still use the scanner.
        dispose() {},
      };
      scanners.set(key, shared);
      return shared;
    },
  };
}
