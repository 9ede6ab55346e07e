/** Builds projects in two child processes, each of which loads webpack once. */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface BuildOrder {
  /** Absolute folder of the project. */
  folder: string;
  /** `serve` is development with the dev server. */
  mode: 'development' | 'production' | 'serve';
  /** Output folder, relative to the project. */
  output: string;
}

export interface Build {
  /** Duration of the compilation. */
  milliseconds: number;
  /** webpack's errors and warnings, or why it didn't run. */
  problems: string[];
  /** URL of the dev server, without a trailing slash. */
  url?: string;
}

/** Build processes; `close` stops them. */
export interface Builders {
  /**
   * Builds a project.
   * @param use inspects the result; a dev server runs until it resolves
   */
  build<Result>(order: BuildOrder, use: (build: Build) => Promise<Result>): Promise<Result>;
  close(): void;
}

/**
 * Starts two processes, one for production and one for development: loaders and plugins mutate their options, and a
 * configuration object is shared by all builds of a process.
 */
export function startBuilders(): Builders {
  const production = start();
  const development = start();
  // The last request to each process; resolves when it is done.
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
    // Hides Node.js's warning about type stripping, which isn't about the project.
    execArgv: ['--no-warnings'],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}
