/**
 * The process of `bundler.ts`: gets ready, bundles once, and ends when webpack's cache is written.
 */
import type { Compiler } from 'webpack';
import { BuildFailure } from '../build-failure.ts';
import type { BundlerAnswer, BundlerTask } from './bundler.ts';
import { bundle, closeCompilers, makeCompilers } from './bundle.ts';
import type { Workspace } from './workspace.ts';

async function answer(compilers: Compiler[], workspace: Workspace): Promise<BundlerAnswer> {
  try {
    return { bundled: await bundle(compilers, workspace) };
  } catch (error) {
    if (error instanceof BuildFailure) return { reasons: error.reasons };
    return { reasons: [error instanceof Error ? (error.stack ?? error.message) : String(error)] };
  }
}

// Whoever asked is gone, stopped by Ctrl-C, say: there is nobody to bundle for.
process.once('disconnect', () => process.exit());

let ready: { compilers: Compiler[]; workspace: Workspace };

process.on('message', async (task: BundlerTask) => {
  if ('prepare' in task) {
    ready = { workspace: task.prepare, compilers: makeCompilers(task.prepare) };
    return;
  }
  const { compilers, workspace } = ready;
  process.send!(await answer(compilers, workspace));
  await closeCompilers(compilers);
  process.disconnect!();
});
