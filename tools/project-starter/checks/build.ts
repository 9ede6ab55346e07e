/** Builds generated projects in two child processes, each of which loads webpack once. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface BuildOrder {
  /** Absolute path of the folder with the project to build. */
  folder: string;
  /** Mode of the build. `serve` builds in development mode and starts the development server. */
  mode: 'development' | 'production' | 'serve';
  /** Output folder of the build, relative to the project's folder. */
  output: string;
}

export interface Build {
  /** Duration of webpack's compilation in milliseconds. */
  milliseconds: number;
  /** webpack's errors and warnings, or the reason why webpack didn't run. */
  problems: string[];
  /** URL of webpack's development server, without a trailing slash. */
  url?: string;
}

/** The child processes that build projects. `close` terminates them. */
export interface Builders {
  /**
   * Builds a generated project in a child process.
   * @param use inspects the result; a development server runs until the returned promise resolves
   */
  build<Result>(order: BuildOrder, use: (build: Build) => Promise<Result>): Promise<Result>;
  close(): void;
}

/**
 * Starts two child processes that build projects, one for production and one for development. They are separate because
 * loaders and plugins mutate their options, and all builds in a process share a configuration object.
 */
export function startBuilders(): Builders {
  const production = start();
  const development = start();
  // The last request to each child process, which resolves when the process is done with it.
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
    // Hide Node.js's warning about type stripping, because it doesn't concern the project.
    execArgv: ['--no-warnings'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}
