/** What examples come to, from the cache where the example and the playground are the same, else in processes side by side. */
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { askWithin } from '../../../compile/ask-process.ts';
import { versionOfCode } from '../../../compile/keys/code-version.ts';
import { keyOf } from '../../../compile/keys/key-of.ts';
import { type MadePlayground, makePlayground } from '../build/make.ts';
import type { CheckedStep, ExampleOutcome } from './check-example.ts';
import type { ProcessTask } from './example-process.ts';

/** Where outcomes are kept. */
const folder = path.resolve(import.meta.dirname, '../../../.cache/tools/playground-examples');

/** Each process has webpack twice, so more than a few would cost more memory than they save time. */
const mostProcesses = 4;

/** Milliseconds that an example may take: many times what the longest does on a busy machine. Some never end by intent. */
const limit = 300_000;

/** An example to check. */
export interface AskedExample {
  /** What it is called where it makes the process end. */
  title: string;
  steps: readonly CheckedStep[];
}

/**
 * Checks examples.
 * @param options `cached`: whether what is known already is taken from the cache; `onProgress` is told how many are done
 * @returns outcomes in the order of the examples
 */
export async function outcomesOf(
  examples: readonly AskedExample[],
  { cached, onProgress }: { cached: boolean; onProgress: (done: number, total: number) => void },
): Promise<ExampleOutcome[]> {
  const playground = await makePlayground();
  mkdirSync(folder, { recursive: true });
  const asked = examples.map(({ title, steps }) => ({ title, steps, file: cacheFile(steps, playground) }));
  const queue = asked.filter(({ file }) => !cached || !existsSync(file));
  const count = Math.min(os.availableParallelism(), mostProcesses, queue.length);
  const onTaken = (): void => onProgress(asked.length - queue.length, asked.length);
  await Promise.all(Array.from({ length: count }, () => runProcess(playground, queue, onTaken)));
  return asked.map(({ file }) => {
    const outcome = JSON.parse(readFileSync(file, 'utf8')) as ExampleOutcome;
    // A busy machine may be to blame: the next run tries again.
    if (outcome.trouble === endless) rmSync(file);
    return outcome;
  });
}

/** Changes with the code of this check. */
const check = versionOfCode([path.join(import.meta.dirname, 'check-example.ts')]);

function cacheFile(steps: readonly CheckedStep[], { list }: MadePlayground): string {
  const projects = steps.map(({ project, fails }) => ({ project, fails }));
  const key = keyOf({ list, node: process.version, check, steps: projects });
  return path.join(folder, `${key}.json`);
}

/**
 * Takes examples from the queue until there are none. One that does not end takes its process with it, as does
 * one that ends it.
 */
async function runProcess(
  playground: MadePlayground,
  queue: (AskedExample & { file: string })[],
  onTaken: () => void,
): Promise<void> {
  let child = startProcess(playground);
  /** @throws Error when the process ends before it answers */
  const check = async ({ title, steps }: AskedExample): Promise<ExampleOutcome> => {
    if (hasEnded(child)) child = startProcess(playground);
    const task: ProcessTask = { steps: steps.map(({ project, fails }) => ({ project, fails })) };
    return ((await askWithin(child, task, title, limit)) ?? withTrouble(endless)) as ExampleOutcome;
  };
  try {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const example = next;
      onTaken();
      // Plugins may throw where nobody catches it, also when the example before this one has long been answered: only what ends
      // a process that saw nothing else is to blame. The error says which example that is.
      const outcome = await check(example)
        .catch(() => check(example))
        .catch(({ message }: Error) => withTrouble(message));
      writeFileSync(example.file, JSON.stringify(outcome));
    }
  } finally {
    if (child.connected) child.disconnect();
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

const endless = 'does not end';

function withTrouble(trouble: string): ExampleOutcome {
  return { trouble, compared: 0, different: [], changing: [] };
}

function startProcess(playground: MadePlayground): ChildProcess {
  const child = fork(path.join(import.meta.dirname, 'example-process.ts'), {
    serialization: 'advanced',
    // Examples print what their pages are about, which is nobody's business here.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.send({ playground } satisfies ProcessTask);
  return child;
}
