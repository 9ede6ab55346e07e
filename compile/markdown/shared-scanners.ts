import type { PatternScanner, RegexEngine } from '@shikijs/core';

/**
 * Wraps a syntax highlighting engine so that all registries share compiled patterns. JavaScript, JSX, TypeScript and
 * TSX have most of their patterns in common, and compiling them takes longer than tokenizing most code.
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
        // Keep the compiled patterns, because other registries may still use them.
        dispose() {},
      };
      scanners.set(key, shared);
      return shared;
    },
  };
}
