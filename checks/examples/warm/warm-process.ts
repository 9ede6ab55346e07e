import { type ChildProcess, spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { fileURLToPath } from 'node:url';
import { endWithUs } from '../runner/process-group.ts';
import type { RequestedRun } from './requested-run.ts';

/** Text that marks the end of a job's output on both streams. It must be the same in `process.cjs`. */
const mark = '\0end of job\0';

/** A process that has webpack preloaded; see `process.cjs`. */
export interface WarmProcess {
  /** Folders of the examples that the process has run. */
  examples: Set<string>;
  isBusy(): boolean;
  hasEnded(): boolean;
  /**
   * Runs a main file, and forwards its output.
   *
   * @returns exit code
   */
  run(asked: RequestedRun, stdout: Socket, stderr: Socket): Promise<number>;
  end(): void;
}

/**
 * Starts a process.
 *
 * @param start environment of the process, and the folder that contains all examples
 */
export function startProcess({ folder, env }: { folder: string; env: NodeJS.ProcessEnv }): WarmProcess {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./process.cjs', import.meta.url))], {
    cwd: folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  const end = endWithUs(child);
  // Processes that a job started are killed together with it.
  child.once('exit', end);
  let busy = false;
  let ended = false;
  child.once('close', () => (ended = true));
  child.on('error', () => (ended = true));
  return {
    examples: new Set(),
    isBusy: () => busy,
    hasEnded: () => ended,
    end() {
      ended = true;
      end();
    },
    async run({ args, folder: cwd, env: own }, stdout, stderr) {
      busy = true;
      const code = codeOf(child);
      const printed = [passOn(child, 'stdout', stdout), passOn(child, 'stderr', stderr)];
      child.send({ args, folder: cwd, env: own });
      await Promise.all(printed);
      busy = false;
      return code;
    },
  };
}

/** Returns a job's exit code, which is either sent by the process, or the exit code of the process. */
function codeOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => {
    child.once('message', told);
    child.once('close', closed);
    function told({ code }: { code: number }): void {
      child.off('close', closed);
      resolve(code);
    }
    function closed(code: number | null): void {
      child.off('message', told);
      resolve(code ?? 1);
    }
  });
}

/** Forwards a process's output until the job or the process ends. */
function passOn(child: ChildProcess, name: 'stdout' | 'stderr', to: Socket): Promise<void> {
  const from = child[name]!;
  return new Promise((resolve) => {
    let rest = Buffer.alloc(0);
    from.on('data', listen);
    child.once('close', finish);
    function listen(chunk: Buffer): void {
      const text = Buffer.concat([rest, chunk]);
      const at = text.indexOf(mark);
      const printed = at < 0 ? beforeMark(text) : at;
      to.write(text.subarray(0, printed));
      rest = at < 0 ? text.subarray(printed) : Buffer.alloc(0);
      if (at >= 0) finish();
    }
    function finish(): void {
      from.off('data', listen);
      child.off('close', finish);
      to.once('error', () => resolve());
      to.end(rest, () => resolve());
    }
  });
}

/**
 * Returns the number of bytes to forward now: all except those that may be the start of an end mark, which can be split
 * between two chunks.
 */
function beforeMark(text: Buffer): number {
  const start = text.indexOf('\0', Math.max(0, text.length - mark.length + 1));
  return start < 0 ? text.length : start;
}
