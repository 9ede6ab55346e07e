import { spawn } from 'node:child_process';
import { endWithUs } from './process-group.ts';
import type { Place } from './runner.ts';

/** Result of a command. */
export interface CommandResult {
  /** Exit code; `null` if the command was stopped. */
  code: number | null;
  stdout: string;
  stderr: string;
  /** Text from stdout and stderr, in the order in which it was printed. */
  output: string;
  /** Message with the reason why the command was stopped. */
  stopped?: string;
}

/** A command that runs in the background. */
export interface RunningCommand {
  /** Resolves when the expected text has been printed. Rejects if the command ends before that. */
  ready: Promise<void>;
  /** Returns the output so far. */
  result(): CommandResult;
  stop(): Promise<void>;
}

/** Options for running a command. */
interface CommandOptions {
  place: Place;
  command: string;
  args: string[];
  /** Working directory; defaults to the example's folder. */
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Timeout for the command in seconds. */
  seconds: number;
}

/** Maximum output of an example in characters: 2 MB, which is far more than any page shows. */
export const outputLimit = 2_000_000;

/** Runs a command until it ends, with limits on time and output. Kills child processes that are still running. */
export async function runCommand(options: CommandOptions): Promise<CommandResult> {
  const running = start(options);
  const timer = setTimeout(
    () =>
      running.kill(
        `was stopped after ${options.seconds} seconds: it does not end. Mark a command that goes on with \`background until="…"\`.`,
      ),
    options.seconds * 1000,
  );
  await running.ended;
  clearTimeout(timer);
  return running.result();
}

/**
 * Starts a command in the background.
 *
 * @param until text to wait for in the command's output
 */
export function startCommand(options: CommandOptions, until: string): RunningCommand {
  const running = start({ ...options, env: { ...options.env, EXAMPLE_MAY_LISTEN: '1' } });
  const ready = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(
      () => fail(`did not print ${JSON.stringify(until)} within ${options.seconds} seconds`),
      options.seconds * 1000,
    );
    const check = setInterval(() => {
      if (running.result().output.includes(until)) settle(resolve);
    }, 25);
    void running.ended.then(() => {
      if (running.result().output.includes(until)) settle(resolve);
      else fail(running.result().stopped ?? reasonOfEnd(running.result().output, until));
    });
    function settle(done: () => void): void {
      clearTimeout(timer);
      clearInterval(check);
      done();
    }
    function fail(reason: string): void {
      settle(() => reject(new Error(reason)));
    }
  });
  return {
    ready,
    result: running.result,
    async stop() {
      running.kill();
      await running.ended;
    },
  };
}

/**
 * Returns the reason why a background command ended too early, such as a port that another program uses. Examples have
 * fixed ports, and only wait for other examples to release them (`port-lock.ts`).
 */
function reasonOfEnd(output: string, until: string): string {
  const [, port] = /EADDRINUSE[^]*?port: (\d+)/.exec(output) ?? [];
  return port
    ? `needs port ${port}, which another program on this machine uses: end that program`
    : `ended before it printed ${JSON.stringify(until)}`;
}

function start({ place, command, args, cwd = place.folder, env = {} }: CommandOptions): {
  ended: Promise<void>;
  result: () => CommandResult;
  kill: (reason?: string) => void;
} {
  // The command gets its own process group, so that its children can be killed with it.
  const child = spawn(command, args, {
    cwd,
    env: { ...place.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  const killGroup = endWithUs(child);
  const printed = { stdout: '', stderr: '', output: '' };
  let stopped: string | undefined;
  for (const name of ['stdout', 'stderr'] as const) {
    child[name].setEncoding('utf8');
    child[name].on('data', (text: string) => {
      if (printed.output.length > outputLimit) return;
      printed[name] += text;
      printed.output += text;
      if (printed.output.length > outputLimit) kill(`printed more than ${outputLimit / 1_000_000} MB and was stopped.`);
    });
  }
  const ended = new Promise<void>((resolve) => {
    child.on('error', (error) => {
      stopped ??= `could not be started: ${error.message}`;
      resolve();
    });
    child.on('exit', () => {
      killGroup();
      // There may still be output in the pipes. 'close' is emitted when they are empty.
      child.on('close', () => resolve());
      setTimeout(resolve, 1000).unref();
    });
    child.on('close', () => resolve());
  });
  return {
    ended,
    result: () => ({ code: child.exitCode, ...printed, ...(stopped === undefined ? {} : { stopped }) }),
    kill,
  };

  function kill(reason?: string): void {
    stopped ??= reason;
    killGroup();
  }
}
