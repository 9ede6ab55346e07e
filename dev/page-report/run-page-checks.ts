import { fork } from 'node:child_process';
import os from 'node:os';
import type { PageCheckMessage } from '../../checks/one-page/process.ts';
import { inProject } from '../../generator/paths.ts';

/** A running check of a page. */
export interface PageCheckRun {
  /** Stops the check without further messages. Resolves when it has ended. */
  stop(): Promise<void>;
}

/** Page to check, and a callback for the results. */
interface PageCheckOptions {
  /** Absolute path of the page's source file. */
  file: string;
  /** Absolute path of the content folder. */
  contentDir: string;
  /** Called with each result of the check. If the process exits without one, it is called with an error. */
  onMessage: (message: PageCheckMessage) => void;
}

/**
 * Priority of the process that checks pages. It is lower than that of the server, so that running examples doesn't slow
 * down the page.
 */
const priority = os.constants.priority.PRIORITY_LOW;

/** Number of characters to show from the end of a failed check's output. */
const shownOutput = 2000;

/** Checks the prose and examples of an open page in a separate process. */
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
    // Continue if the priority can't be changed, because the process has already exited or lacks the permission.
  }
}
