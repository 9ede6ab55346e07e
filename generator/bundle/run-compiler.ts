import type { Compiler, Stats } from 'webpack';
import { withFile } from '../../compile/write-named.ts';

/**
 * Runs a webpack compiler once without closing it.
 *
 * @throws an error from webpack or the system; if the disk is full, the error names the output folder
 */
export function run(compiler: Compiler): Promise<Stats> {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(withFile(error, compiler.outputPath));
      else if (stats) resolve(stats);
      else reject(new Error('webpack gave no stats'));
    });
  });
}

/** Closes a webpack compiler, which writes webpack's cache. */
export function close(compiler: Compiler): Promise<void> {
  return new Promise((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
}

/**
 * Runs a webpack compiler once and closes it.
 *
 * @throws same errors as `run`
 */
export async function runOnce(compiler: Compiler): Promise<Stats> {
  try {
    return await run(compiler);
  } finally {
    await close(compiler);
  }
}
