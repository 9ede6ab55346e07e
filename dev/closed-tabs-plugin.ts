import type { Compiler } from 'webpack';

/**
 * webpack plugin that suppresses an error that webpack-dev-middleware logs whenever a tab is closed before its page has
 * loaded.
 */
export class ClosedTabsPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.infrastructureLog.tap('ClosedTabsPlugin', (_origin, _type, words) =>
      (words as unknown[]).some(isPrematureClose) ? true : undefined,
    );
  }
}

function isPrematureClose(word: unknown): boolean {
  return word instanceof Error && 'code' in word && word.code === 'ERR_STREAM_PREMATURE_CLOSE';
}
