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

/** All input that determines a compiled page, other than the page's source. All of it is part of the cache key. */
export interface CompileInput extends Omit<CompileContext, 'highlighter' | 'findKeys'> {
  /** Timeout in milliseconds for parsing a README, after which it is shown as plain text; 30 seconds by default. */
  readmeLimit?: number;
}

/** The compiler's input as serializable data, to hash it or send it to a child process. */
interface CompileInputData extends Omit<CompileInput, 'facts'> {
  facts?: StoredFacts;
}

/** Caches and tools that speed up compilation without affecting the result. */
interface CompileTools {
  /** Syntax highlighter to use; created if missing. */
  highlighter?: Highlighter;
  /** Absolute path of the cache of highlighted code. */
  codeCache?: string;
}

/** First message to a child process that compiles pages: its settings. */
export type ProcessSetting = Omit<CompileTools, 'highlighter'> & { input: CompileInputData };

/** A page to be compiled by a child process. */
export interface ProcessTask {
  source: SourcePage;
  /** Reason to compile a README as plain text; undefined to compile it normally. */
  asText?: string;
}

/** Result that a child process sends back after compiling a page. */
export type ProcessAnswer = { page: CompiledPage } | { error: string };

/** Minimum number of pages for which starting child processes saves time. */
const worthProcesses = 30;

/** Maximum number of child processes that compile pages. Each loads its own grammars, which take about 300 MB. */
const mostProcesses = 2;

/**
 * Timeout in milliseconds for parsing a README. Some Markdown takes quadratic time to parse; real READMEs take a second
 * or two.
 */
const defaultReadmeLimit = 30_000;

/**
 * Compiles pages, most of them in child processes, because a process returns its memory when it exits, unlike a worker
 * thread. READMEs are always compiled in a process, because only killing the process can stop one that hangs.
 *
 * @param onPage called after each page, in any order
 * @throws Error naming the page, if the pipeline itself fails
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

  // Compile the longest pages first, for better load balancing.
  const queue = apart.toSorted((a, b) => b.size - a.size);
  const { input, highlighter: _stays, ...tools } = setting;
  const told: ProcessSetting = { ...tools, input: asData(input) };
  const processes = isMany ? mostProcesses : Math.min(queue.length, 1);
  await Promise.all(Array.from({ length: processes }, () => runProcess(told, queue, onPage)));
}

/** Creates a function that compiles a single page, with cached syntax highlighting. */
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
 * Compiles a page in a child process. Returns undefined after a timeout, in which case the process has been killed.
 *
 * @param limit timeout in milliseconds
 */
async function compileIn(child: ChildProcess, task: ProcessTask, limit?: number): Promise<CompiledPage | undefined> {
  const answer = (await askWithin(child, task, task.source.path, limit)) as ProcessAnswer | undefined;
  if (answer && 'error' in answer) throw new Error(answer.error);
  return answer?.page;
}

/** Converts the compiler's input to serializable data, without facts that components never use. */
export function asData({ facts, ...input }: CompileInput): CompileInputData {
  if (!facts) return input;
  const { byId, versions, releases } = facts;
  return { ...input, facts: { facts: [...byId.values()], versions, releases: [...releases], added: {}, build: [] } };
}
