/**
 * A thread that compiles pages. It is told its context once, then gets sources and answers each with its page.
 */
import { parentPort, workerData } from 'node:worker_threads';
import { indexFacts } from '../facts/lookup.ts';
import { compilePage } from './markdown/compile-page.ts';
import { createHighlighter } from './markdown/highlight.ts';
import type { WorkerSetting } from './page-workers.ts';
import type { SourcePage } from './types.ts';

const { facts, ...rest } = workerData as WorkerSetting;
const context = { ...rest, highlighter: await createHighlighter(), ...(facts && { facts: indexFacts(facts) }) };

parentPort!.on('message', async (source: SourcePage) => {
  try {
    parentPort!.postMessage({ page: await compilePage(source, context) });
  } catch (error) {
    parentPort!.postMessage({ error: `${source.path}: ${(error as Error).stack ?? String(error)}` });
  }
});
