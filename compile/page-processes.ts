import { type ChildProcess, fork } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import type { StoredFacts } from '../facts/store.ts';
import { askWithin } from './ask-process.ts';
import { optionKeyFinder } from './entries/option-keys.ts';
import { openHighlightedCode } from './highlighted-code.ts';
import { compileAsText, compilePage } from './markdown/compile-page.ts';
import type { CompileContext } from './markdown/compile-page.ts';
import { createHighlighter } from './markdown/highlight.ts';
import type { Highlighter } from './markdown/highlight.ts';
import type { CompiledPage, SourcePage } from './types.ts';

/** What decides, besides its source, how a page comes out. All of it is part of the key under which the page is kept. */
export interface CompileInput extends Omit<CompileContext, 'highlighter' | 'findKeys'> {
  /** Milliseconds that a README may take before it is shown as text; 30 seconds by default. */
  readmeLimit?: number;
}

/** The same as data alone, to be hashed and to be sent to a process. */
export interface CompileInputData extends Omit<CompileInput, 'facts'> {
  facts?: StoredFacts;
}

/** What makes compiling faster, and changes nothing of what comes out. */
export interface CompileTools {
  /** Made when there is none. */
  highlighter?: Highlighter;
  /** Absolute folder that keeps highlighted code between runs. */
  codeCache?: string;
}

/** What a process is told first. */
export type ProcessSetting = Omit<CompileTools, 'highlighter'> & { input: CompileInputData };

/** What a process compiles. */
export interface ProcessTask {
  source: SourcePage;
  /** Why the source, a README, is to be shown as text. */
  asText?: string;
}

/** What a process answers to a task. */
export type ProcessAnswer = { page: CompiledPage } | { error: string };

/** Starting a process costs about as much as compiling this many pages. */
const worthProcesses = 30;

/** Each process holds grammars of its own, about 300 MB. */
const mostProcesses = 2;

/** Markdown can be made to take a parser time by the square of its length; what packages really say takes a second or two. */
const defaultReadmeLimit = 30_000;

/**
 * Compiles pages, many of them in processes of their own: what a process took goes back to the system when it ends, which
 * the memory of a thread does not. READMEs always go there, since nothing else can stop one that takes for ever.
 *
 * @param onPage called with each page as it is done, in no order
 * @throws Error naming the page, when the pipeline itself fails
 */
export async function compilePages(
  sources: readonly SourcePage[],
  setting: CompileTools & { input: CompileInput },
  onPage: (source: SourcePage, page: CompiledPage) => Promise<void>,
): Promise<void> {
  const isMany = sources.length >= worthProcesses && availableParallelism() > 1;
  const apart = isMany ? [...sources] : sources.filter(({ kind }) => kind === 'readme');
  const here = isMany ? [] : sources.filter(({ kind }) => kind !== 'readme');

  const compile = pageCompiler(setting);
  for (const source of here) await onPage(source, await compile({ source }));

  // Long pages first, so that no process is left with one at the end.
  const queue = apart.toSorted((a, b) => b.size - a.size);
  const { input, highlighter: _stays, ...tools } = setting;
  const told: ProcessSetting = { ...tools, input: asData(input) };
  const processes = isMany ? mostProcesses : Math.min(queue.length, 1);
  await Promise.all(Array.from({ length: processes }, () => runProcess(told, queue, onPage)));
}

/** Compiles one page after the other, with the code that is highlighted already. */
export function pageCompiler({
  highlighter = createHighlighter(),
  codeCache,
  input: { readmeLimit: _ofProcesses, ...input },
}: CompileTools & { input: CompileInput }): (task: ProcessTask) => Promise<CompiledPage> {
  const compile = ({ source, asText }: ProcessTask, context: CompileContext) =>
    asText === undefined ? compilePage(source, context) : compileAsText(source, context, asText);
  const findKeys = input.facts && optionKeyFinder(input.facts);
  const context = { ...input, ...(findKeys && { findKeys }) };
  return async (task) => {
    if (codeCache === undefined) return compile(task, { ...context, highlighter });
    const code = await openHighlightedCode(codeCache, task.source.file, highlighter);
    const page = await compile(task, { ...context, highlighter: code });
    await code.save();
    return page;
  };
}

async function runProcess(
  setting: ProcessSetting,
  queue: SourcePage[],
  onPage: (source: SourcePage, page: CompiledPage) => Promise<void>,
): Promise<void> {
  const limit = setting.input.readmeLimit ?? defaultReadmeLimit;
  let child = startProcess(setting);
  try {
    for (let source = queue.shift(); source; source = queue.shift()) {
      let page = await compileIn(child, { source }, source.kind === 'readme' ? limit : undefined);
      if (!page) {
        child = startProcess(setting);
        page = await compileIn(child, { source, asText: `it took longer than ${limit / 1000} seconds` });
      }
      await onPage(source, page!);
    }
  } finally {
    child.kill();
  }
}

function startProcess(setting: ProcessSetting): ChildProcess {
  const child = fork(path.join(import.meta.dirname, 'page-process.ts'), { serialization: 'advanced' });
  child.send(setting);
  return child;
}

/**
 * The page, or nothing where it took longer than the limit: the process is gone then.
 * @param limit milliseconds
 */
async function compileIn(child: ChildProcess, task: ProcessTask, limit?: number): Promise<CompiledPage | undefined> {
  const answer = (await askWithin(child, task, task.source.path, limit)) as ProcessAnswer | undefined;
  if (answer && 'error' in answer) throw new Error(answer.error);
  return answer?.page;
}

/** An input as data; of the facts, what components never ask for is left out. */
export function asData({ facts, ...input }: CompileInput): CompileInputData {
  if (!facts) return input;
  const { byId, versions, releases } = facts;
  return { ...input, facts: { facts: [...byId.values()], versions, releases: [...releases], added: {}, build: [] } };
}
