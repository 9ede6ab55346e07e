/**
 * Results of the examples: cached if the example and the playground are unchanged, otherwise checked in parallel
 * processes.
 */
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

/** Cache folder. */
const folder = path.resolve(import.meta.dirname, '../../../.cache/tools/playground-examples');

/** Each process loads webpack twice, so more would cost too much memory. */
const mostProcesses = 4;

/** Timeout of an example in milliseconds, generous for busy machines. Some examples never end on purpose. */
const limit = 300_000;

/** An example to check. */
export interface RequestedExample {
  /** Name for errors if its process exits. */
  title: string;
  steps: readonly CheckedStep[];
}

/**
 * Checks examples.
 * @param options `cached`: whether to use cached results; `onProgress` is called with the number of finished ones
 * @returns results in the order of the examples
 */
export async function outcomesOf(
  examples: readonly RequestedExample[],
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
    // Not cached, because a busy machine may be the cause.
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

/** Processes the queue of examples. An example that times out or exits ends its process. */
async function runProcess(
  playground: MadePlayground,
  queue: (RequestedExample & { file: string })[],
  onTaken: () => void,
): Promise<void> {
  let child = startProcess(playground);
  /** @throws Error if the process exits before it answers */
  const check = async ({ title, steps }: RequestedExample): Promise<ExampleOutcome> => {
    if (hasEnded(child)) child = startProcess(playground);
    const task: ProcessTask = { steps: steps.map(({ project, fails }) => ({ project, fails })) };
    return ((await askWithin(child, task, title, limit)) ?? withTrouble(endless)) as ExampleOutcome;
  };
  try {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const example = next;
      onTaken();
      // Plugins may throw uncaught errors, even after the next example has started. So an example that ends a process
      // is retried in a fresh one: only if that ends too is this example to blame.
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
    // Output of the examples is ignored.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.send({ playground } satisfies ProcessTask);
  return child;
}
