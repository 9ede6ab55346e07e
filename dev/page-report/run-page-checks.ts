import { fork } from 'node:child_process';
import os from 'node:os';
import type { PageCheckMessage } from '../../checks/one-page/process.ts';
import { inProject } from '../../generator/paths.ts';

/** A check of one page that is going on. */
export interface PageCheckRun {
  /** Stops it; nothing more is told. Resolves when nothing of it is left. */
  stop(): Promise<void>;
}

/** What to check, and who is told. */
export interface PageCheckOptions {
  /** Absolute path of the page. */
  file: string;
  /** Absolute content folder. */
  contentDir: string;
  /** Told what is found; an end without a result is told as an error. */
  onMessage: (message: PageCheckMessage) => void;
}

/** Lower than the server's own, so that examples never make the writer wait for the page. */
const priority = os.constants.priority.PRIORITY_LOW;

/** The last of what a process printed that is shown as the reason why it ended: a stack's head, not its depth. */
const shownOutput = 2000;

/** Checks words and examples of a page in a process of its own. */
export function runPageChecks({ file, contentDir, onMessage }: PageCheckOptions): PageCheckRun {
  const child = fork(inProject('checks/one-page/process.ts'), [file, contentDir], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    execArgv: ['--no-deprecation'],
  });
  const closed = new Promise<void>((resolve) => {
    child.once('close', () => resolve());
    child.once('error', () => resolve());
  });
  let isOver = false;
  let printed = '';
  const finish = (message: PageCheckMessage): void => {
    if (isOver) return;
    isOver = message.kind === 'examples' || message.kind === 'error';
    onMessage(message);
  };
  child.stderr?.on('data', (text: Buffer) => {
    printed = `${printed}${text.toString()}`.slice(-shownOutput);
  });
  child.on('spawn', () => lowerPriority(child.pid));
  child.on('message', (message) => finish(message as PageCheckMessage));
  child.on('error', (error) => finish({ kind: 'error', message: `The check could not be started: ${error.message}` }));
  child.on('close', (code, signal) =>
    finish({ kind: 'error', message: `The check ended early (${signal ?? `exit code ${code}`}). ${printed.trim()}` }),
  );
  return {
    stop() {
      isOver = true;
      child.kill();
      return closed;
    },
  };
}

function lowerPriority(pid: number | undefined): void {
  try {
    if (pid !== undefined) os.setPriority(pid, priority);
  } catch {
    // It ended already, or the system allows no such thing: the check runs all the same.
  }
}
