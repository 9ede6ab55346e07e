import type { Compiler } from 'webpack';

/** webpack builds in watch mode, with promises for their completion. */
export interface Bundling {
  /** Resolves when all edits that webpack has noticed are bundled, which may be immediately. */
  settled(): Promise<void>;
  /** Resolves when webpack has bundled the next edits. */
  next(): Promise<void>;
}

/** Tracks whether webpack compilers in watch mode are busy. */
export function followBundling(compilers: readonly Compiler[]): Bundling {
  const busy = new Set<Compiler>();
  let end = Promise.withResolvers<void>();
  for (const compiler of compilers) {
    const begin = (): void => void busy.add(compiler);
    const finish = (): void => {
      busy.delete(compiler);
      if (busy.size > 0) return;
      end.resolve();
      end = Promise.withResolvers();
    };
    compiler.hooks.invalid.tap('followBundling', begin);
    compiler.hooks.watchRun.tap('followBundling', begin);
    // Run after the dev server's taps, which tell the browser about the new build.
    compiler.hooks.done.tap({ name: 'followBundling', stage: 100 }, finish);
    compiler.hooks.failed.tap('followBundling', finish);
  }
  return {
    settled: async () => (busy.size > 0 ? end.promise : undefined),
    next: () => end.promise,
  };
}
