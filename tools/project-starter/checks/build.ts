/** Builds projects in two processes, each of which loads webpack once. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface BuildOrder {
  /** Absolute folder of the project. */
  folder: string;
  /** `serve` is development with the dev server. */
  mode: 'development' | 'production' | 'serve';
  /** Folder for the files, relative to the project. */
  output: string;
}

export interface Build {
  /** From the start of the compiler to its end. */
  milliseconds: number;
  /** Errors and warnings of webpack, or why it did not run. */
  problems: string[];
  /** Of the dev server, without a slash at the end. */
  url?: string;
}

/** Processes that build; `close` ends them. */
export interface Builders {
  /**
   * Builds a project.
   * @param use looks at what was built; a dev server stands until it is done
   */
  build<Result>(order: BuildOrder, use: (build: Build) => Promise<Result>): Promise<Result>;
  close(): void;
}

/**
 * Starts two processes, one for production and one for development: loaders and plugins change the options that they get, and
 * a configuration that is an object is the same for each build of a process.
 */
export function startBuilders(): Builders {
  const production = start();
  const development = start();
  // The last order to each process, settled when it is done.
  const turns = new Map<ChildProcess, Promise<unknown>>();
  const inTurn = <Result>(child: ChildProcess, work: () => Promise<Result>): Promise<Result> => {
    const result = (turns.get(child) ?? Promise.resolve()).then(work);
    turns.set(
      child,
      result.catch(() => undefined),
    );
    return result;
  };
  return {
    build(order, use) {
      const child = order.mode === 'production' ? production : development;
      return inTurn(child, async () => {
        const build = await ask(child, order);
        try {
          return await use(build);
        } finally {
          if (build.url !== undefined) await ask(child, 'stop');
        }
      });
    },
    close() {
      production.kill();
      development.kill();
    },
  };
}

async function ask(child: ChildProcess, order: BuildOrder | 'stop'): Promise<Build> {
  if (!child.connected) return { milliseconds: 0, problems: ['The process that builds has ended.'] };
  const ended = new AbortController();
  const answer = Promise.race([
    once(child, 'message', { signal: ended.signal }).then(([build]: Build[]) => build),
    once(child, 'exit', { signal: ended.signal }).then(() => undefined),
  ]).finally(() => ended.abort());
  child.send(order);
  return (await answer) ?? { milliseconds: 0, problems: ['The process that builds has ended.'] };
}

function start(): ChildProcess {
  return fork(path.join(import.meta.dirname, 'build-process.ts'), {
    // What Node.js says of its type stripping is no message of a project.
    execArgv: ['--no-warnings'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}
