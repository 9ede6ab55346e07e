/**
 * A process that compiles pages. It is told its setting once, then gets sources and answers each with its page.
 */
import { indexFacts } from '../facts/lookup.ts';
import { compilePage } from './markdown/compile-page.ts';
import type { CompileContext } from './markdown/compile-page.ts';
import { createHighlighter } from './markdown/highlight.ts';
import type { ProcessAnswer, ProcessSetting } from './page-processes.ts';
import type { SourcePage } from './types.ts';

async function contextOf({ facts, ...rest }: ProcessSetting): Promise<CompileContext> {
  return { ...rest, highlighter: await createHighlighter(), ...(facts && { facts: indexFacts(facts) }) };
}

async function answer(source: SourcePage, context: CompileContext): Promise<ProcessAnswer> {
  try {
    return { page: await compilePage(source, context) };
  } catch (error) {
    return { error: `${source.path}: ${(error as Error).stack ?? String(error)}` };
  }
}

process.once('message', (setting: ProcessSetting) => {
  const context = contextOf(setting);
  process.on('message', async (source: SourcePage) => process.send!(await answer(source, await context)));
});
