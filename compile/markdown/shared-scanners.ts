import type { PatternScanner, RegexEngine } from 'shiki/core';

/**
 * An engine that compiles a list of patterns once for all registries: JavaScript, JSX, TypeScript, and TSX have most of theirs
 * in common, and compiling takes longer than most code does.
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
        // Others go on using it.
        dispose() {},
      };
      scanners.set(key, shared);
      return shared;
    },
  };
}
