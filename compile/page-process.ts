/**
 * A process that compiles pages. It is told its setting once, then gets sources and answers each with its page.
 */
import { indexFacts } from '../facts/lookup.ts';
import { pageCompiler } from './page-processes.ts';
import type { ProcessAnswer, ProcessSetting } from './page-processes.ts';
import type { SourcePage } from './types.ts';

async function answer(source: SourcePage, compile: ReturnType<typeof pageCompiler>): Promise<ProcessAnswer> {
  try {
    return { page: await compile(source) };
  } catch (error) {
    return { error: `${source.path}: ${(error as Error).stack ?? String(error)}` };
  }
}

process.once('message', ({ facts, ...setting }: ProcessSetting) => {
  const compile = pageCompiler({ ...setting, ...(facts && { facts: indexFacts(facts) }) });
  process.on('message', async (source: SourcePage) => process.send!(await answer(source, compile)));
});
