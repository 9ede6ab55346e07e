/**
 * Child process that runs webpack, started by `bundler.ts`. It prepares, bundles once, and exits after writing
 * webpack's cache.
 */
import { reasonsOf } from '../explain-failure.ts';
import type { BundlerAnswer, BundlerTask } from './bundler.ts';
import { bundle, type BundleJob, closeCompilers, prepareBundle } from './bundle.ts';

async function answer(job: BundleJob): Promise<BundlerAnswer> {
  try {
    return { bundled: await bundle(job) };
  } catch (error) {
    return { reasons: reasonsOf(error) ?? [error instanceof Error ? (error.stack ?? error.message) : String(error)] };
  }
}

// Exits if the parent process has exited, for example after Ctrl-C.
process.once('disconnect', () => process.exit());

let job: BundleJob;

process.on('message', async (task: BundlerTask) => {
  if ('prepare' in task) {
    job = prepareBundle(task.prepare, task.once);
    return;
  }
  process.send!(await answer(job));
  await closeCompilers(job.compilers);
  process.disconnect!();
});
