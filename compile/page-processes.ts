import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { StoredFacts } from '../facts/store.ts';
import type { Facts } from '../facts/types.ts';
import { ask } from './ask-process.ts';
import { openHighlightedCode } from './highlighted-code.ts';
import { compilePage } from './markdown/compile-page.ts';
import type { CompileContext } from './markdown/compile-page.ts';
import { createHighlighter } from './markdown/highlight.ts';
import type { Highlighter } from './markdown/highlight.ts';
import type { CompiledPage, SourcePage } from './types.ts';

/** What compiling pages needs; a highlighter is made when there is none. */
export interface CompileSetting extends Omit<CompileContext, 'highlighter'> {
  highlighter?: Highlighter;
  /** Absolute folder that keeps highlighted code between runs. */
  codeCache?: string;
}

/** What a process is told first: the setting as far as it can be copied. */
export interface ProcessSetting extends Omit<CompileSetting, 'highlighter' | 'facts'> {
  facts?: StoredFacts;
}

/** What a process answers to a source. */
export type ProcessAnswer = { page: CompiledPage } | { error: string };

/** Starting a process costs about as much as compiling this many pages. */
const worthProcesses = 30;

/** Each process holds grammars of its own, about 300 MB. */
const mostProcesses = 2;

/**
 * Compiles pages, many of them in processes of their own: what a process took goes back to the system when it ends, which
 * the memory of a thread does not.
 *
 * @param onPage called with each page as it is done, in no order
 * @throws Error naming the page, when the pipeline itself fails
 */
export async function compilePages(sources: readonly SourcePage[], setting: CompileSetting, onPage: (source: SourcePage, page: CompiledPage) => Promise<void>): Promise<void> {
  const processes = Math.min(availableParallelism(), mostProcesses);
  if (sources.length === 0) return;
  if (sources.length < worthProcesses || processes < 2) {
    const compile = pageCompiler(setting);
    for (const source of sources) await onPage(source, await compile(source));
    return;
  }
  // Long pages first, so that no process is left with one at the end.
  const queue = sources.toSorted((a, b) => b.size - a.size);
  const { facts, highlighter: _stays, ...rest } = setting;
  const told: ProcessSetting = { ...rest, ...(facts && { facts: stored(facts) }) };
  await Promise.all(Array.from({ length: processes }, () => runProcess(told, queue, onPage)));
}

/** Compiles one page after the other, with the code that is highlighted already. */
export function pageCompiler({ highlighter = createHighlighter(), codeCache, ...setting }: CompileSetting): (source: SourcePage) => Promise<CompiledPage> {
  return async (source) => {
    if (codeCache === undefined) return compilePage(source, { ...setting, highlighter });
    const code = await openHighlightedCode(codeCache, source.file, highlighter);
    const page = await compilePage(source, { ...setting, highlighter: code });
    await code.save();
    return page;
  };
}

async function runProcess(setting: ProcessSetting, queue: SourcePage[], onPage: (source: SourcePage, page: CompiledPage) => Promise<void>): Promise<void> {
  const child = fork(path.join(import.meta.dirname, 'page-process.ts'), { serialization: 'advanced' });
  try {
    child.send(setting);
    for (let source = queue.shift(); source; source = queue.shift()) await onPage(source, await compileIn(child, source));
  } finally {
    child.kill();
  }
}

async function compileIn(child: ChildProcess, source: SourcePage): Promise<CompiledPage> {
  const answer = (await ask(child, source, source.path)) as ProcessAnswer;
  if ('error' in answer) throw new Error(answer.error);
  return answer.page;
}

/** Facts as processes can take them; what components never ask for is left out. */
function stored(facts: Facts): StoredFacts {
  return { facts: [...facts.byId.values()], versions: facts.versions, added: {}, build: [] };
}
