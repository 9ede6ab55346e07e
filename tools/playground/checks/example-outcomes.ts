/**
 * Gets the results of checking all examples. They come from the cache if the example and the playground are unchanged,
 * and from parallel processes otherwise.
 */
import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { askWithin } from '../../../compile/ask-process.ts';
import { versionOfCode } from '../../../compile/cache-keys/code-version.ts';
import { keyOf } from '../../../compile/cache-keys/key-of.ts';
import { type MadePlayground, makePlayground } from '../build/make.ts';
import type { CheckedStep, ExampleOutcome } from './check-example.ts';
import type { ProcessTask } from './example-process.ts';

/** Cache folder with the results of building the examples of the documentation in the playground. */
const folder = path.resolve(import.meta.dirname, '../../../.cache/tools/playground-examples');

/** Maximum number of processes that check examples. Each loads webpack twice, so more would use too much memory. */
const mostProcesses = 4;

/**
 * Timeout per example in milliseconds, generous for busy machines. It is needed because some examples never end on
 * purpose.
 */
const limit = 300_000;

/** A documentation example to check in the playground. */
interface RequestedExample {
  /** Title of the example for the error message if its process exits. */
  title: string;
  steps: readonly CheckedStep[];
}

/**
 * Checks documentation examples in the playground.
 * @param options `cached`: whether to use cached results; `onProgress`: called with the number of examples finished so
 * far
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
    // Don't cache a timeout, because the cause may be a busy machine.
    if (outcome.trouble === endless) rmSync(file);
    return outcome;
  });
}

/** Hash of the code that checks examples. It is part of the cache key. */
const check = versionOfCode([path.join(import.meta.dirname, 'check-example.ts')]);

function cacheFile(steps: readonly CheckedStep[], { list }: MadePlayground): string {
  const projects = steps.map(({ project, fails }) => ({ project, fails }));
  const key = keyOf({ list, node: process.version, check, steps: projects });
  return path.join(folder, `${key}.json`);
}

/**
 * Checks queued documentation examples in one child process, and starts a new process if an example times out or exits.
 */
async function runProcess(
  playground: MadePlayground,
  queue: (RequestedExample & { file: string })[],
  onTaken: () => void,
): Promise<void> {
  let child = startProcess(playground);
  /** @throws Error if the process exits before it sends a result */
  const check = async ({ title, steps }: RequestedExample): Promise<ExampleOutcome> => {
    if (hasEnded(child)) child = startProcess(playground);
    const task: ProcessTask = { steps: steps.map(({ project, fails }) => ({ project, fails })) };
    return ((await askWithin(child, task, title, limit)) ?? withTrouble(endless)) as ExampleOutcome;
  };
  try {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const example = next;
      onTaken();
      // Plugins may throw uncaught errors even after the next example has started. So an example whose process exits is
      // retried in a new process, and fails only if that process exits too.
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
    // Ignore output that the examples print.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  child.send({ playground } satisfies ProcessTask);
  return child;
}
