import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { StoredFacts } from '../facts/store.ts';
import type { Facts } from '../facts/types.ts';
import { compilePage } from './markdown/compile-page.ts';
import type { CompileContext } from './markdown/compile-page.ts';
import { createHighlighter } from './markdown/highlight.ts';
import type { CompiledPage, SourcePage } from './types.ts';

/** What threads are told: the context as far as it can be copied. */
export interface WorkerSetting extends Omit<CompileContext, 'highlighter' | 'facts'> {
  facts?: StoredFacts;
}

/** What compiling pages needs; a highlighter is made when there is none. */
export type CompileSetting = Omit<CompileContext, 'highlighter'> & Partial<Pick<CompileContext, 'highlighter'>>;

/** Starting a thread costs about as much as compiling this many pages. */
const worthThreads = 30;

/** Each thread holds grammars of its own, about 150 MB. */
const mostThreads = 2;

/**
 * Compiles pages, many of them in threads.
 *
 * @param onPage called with each page as it is done, in no order
 * @throws Error naming the page, when the pipeline itself fails
 */
export async function compilePages(sources: readonly SourcePage[], setting: CompileSetting, onPage: (source: SourcePage, page: CompiledPage) => Promise<void>): Promise<void> {
  const threads = Math.min(availableParallelism(), mostThreads);
  if (sources.length === 0) return;
  if (sources.length < worthThreads || threads < 2) {
    const context = { ...setting, highlighter: setting.highlighter ?? (await createHighlighter()) };
    for (const source of sources) await onPage(source, await compilePage(source, context));
    return;
  }
  // Long pages first, so that no thread is left with one at the end.
  const queue = sources.toSorted((a, b) => b.size - a.size);
  const { facts, highlighter: _stays, ...rest } = setting;
  const workerData: WorkerSetting = { ...rest, ...(facts && { facts: stored(facts) }) };
  await Promise.all(Array.from({ length: threads }, () => runThread(workerData, queue, onPage)));
}

async function runThread(workerData: WorkerSetting, queue: SourcePage[], onPage: (source: SourcePage, page: CompiledPage) => Promise<void>): Promise<void> {
  const worker = new Worker(new URL('page-worker.ts', import.meta.url), { workerData });
  try {
    for (let source = queue.shift(); source; source = queue.shift()) await onPage(source, await ask(worker, source));
  } finally {
    await worker.terminate();
  }
}

function ask(worker: Worker, source: SourcePage): Promise<CompiledPage> {
  return new Promise((resolve, reject) => {
    const settle = (finish: () => void): void => {
      worker.off('message', answered).off('error', failed);
      finish();
    };
    const answered = (answer: { page: CompiledPage } | { error: string }): void =>
      settle(() => ('page' in answer ? resolve(answer.page) : reject(new Error(answer.error))));
    const failed = (error: Error): void => settle(() => reject(error));
    worker.on('message', answered).on('error', failed);
    worker.postMessage(source);
  });
}

/** Facts as threads can take them; what components never ask for is left out. */
function stored(facts: Facts): StoredFacts {
  return { facts: [...facts.byId.values()], versions: facts.versions, added: {}, build: [] };
}
