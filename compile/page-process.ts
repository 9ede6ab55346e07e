/**
 * Child process that compiles pages. It first receives its settings, then one page source at a time, and sends back
 * each compiled page.
 */
import { indexFacts } from '../facts/lookup.ts';
import { pageCompiler } from './page-processes.ts';
import type { ProcessAnswer, ProcessSetting, ProcessTask } from './page-processes.ts';

async function answer(task: ProcessTask, compile: ReturnType<typeof pageCompiler>): Promise<ProcessAnswer> {
  try {
    return { page: await compile(task) };
  } catch (error) {
    return { error: `${task.source.path}: ${(error as Error).stack ?? String(error)}` };
  }
}

process.once('message', ({ input: { facts, ...input }, ...tools }: ProcessSetting) => {
  const compile = pageCompiler({ ...tools, input: { ...input, ...(facts && { facts: indexFacts(facts) }) } });
  process.on('message', async (task: ProcessTask) => process.send!(await answer(task, compile)));
});
