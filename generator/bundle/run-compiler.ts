import type { Compiler, Stats } from 'webpack';
import { withFile } from '../../compile/write-named.ts';

/** Runs a compiler once, which stays open. @throws Error of webpack or the system; a full disk's names the folder that webpack writes to */
export function run(compiler: Compiler): Promise<Stats> {
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      if (error) reject(withFile(error, compiler.outputPath));
      else if (stats) resolve(stats);
      else reject(new Error('webpack gave no stats'));
    });
  });
}

/** Ends a compiler; what it learned is in webpack's cache then. */
export function close(compiler: Compiler): Promise<void> {
  return new Promise((resolve, reject) => compiler.close((error) => (error ? reject(error) : resolve())));
}

/** Runs a compiler and ends it. @throws as `run` */
export async function runOnce(compiler: Compiler): Promise<Stats> {
  try {
    return await run(compiler);
  } finally {
    await close(compiler);
  }
}
