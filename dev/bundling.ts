import type { Compiler } from 'webpack';

/** Bundles in watch mode. */
export interface Bundling {
  /** Resolves when all noticed edits are bundled: immediately, if they are. */
  settled(): Promise<void>;
  /** Resolves when the next edits are bundled. */
  next(): Promise<void>;
}

/** Follows compilers in watch mode. */
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
    // After the other taps, in which the dev server tells the browser.
    compiler.hooks.done.tap({ name: 'followBundling', stage: 100 }, finish);
    compiler.hooks.failed.tap('followBundling', finish);
  }
  return {
    settled: async () => (busy.size > 0 ? end.promise : undefined),
    next: () => end.promise,
  };
}
