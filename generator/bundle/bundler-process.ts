/**
 * The process of `bundler.ts`: gets ready, bundles once, and ends when webpack's cache is written.
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

// Whoever asked is gone, stopped by Ctrl-C, say: there is nobody to bundle for.
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
