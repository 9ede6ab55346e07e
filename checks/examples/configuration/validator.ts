import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { endWithUs } from '../sandbox/process-group.ts';
import { outputLimit } from '../sandbox/run-command.ts';
import type { Place } from '../sandbox/sandbox.ts';
import type { Answer, Question } from './process.ts';

/** Validates configurations in a child process that it keeps for the next one. */
export interface Validator {
  /**
   * @param question file of a configuration and its folder
   * @param seconds after which it is taken to be endless
   * @returns a message for each thing that is wrong
   */
  validate(question: Question, seconds: number): Promise<string[]>;
  /** Ends the process. */
  close(): void;
}

/**
 * Starts nothing yet: the process comes with the first question.
 *
 * @param place gives the environment; its folder must contain the configurations, as only there may they write
 */
export function createValidator(place: Place): Validator {
  let child: ChildProcess | undefined;
  let endChild = (): void => {};
  let last: Promise<unknown> = Promise.resolve();
  /** Folders of which the process keeps what may have changed. */
  const kept = new Set<string>();
  return {
    validate(question, seconds) {
      const answer = last.then(() => {
        if (kept.has(question.folder)) stop();
        return ask(question, seconds);
      });
      last = answer;
      return answer;
    },
    close: stop,
  };

  function start(): ChildProcess {
    const started = spawn(process.execPath, [fileURLToPath(new URL('./process.ts', import.meta.url))], {
      cwd: place.folder,
      env: place.env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    });
    endChild = endWithUs(started);
    return started;
  }

  function ask(question: Question, seconds: number): Promise<string[]> {
    child ??= start();
    const asked = child;
    return new Promise((resolve) => {
      let printed = '';
      const timer = setTimeout(() => giveUp(`does not finish loading within ${seconds} seconds`), seconds * 1000);
      const listen = (text: Buffer): void => {
        printed += text.toString();
        if (printed.length > outputLimit) giveUp(`prints more than ${outputLimit / 1_000_000} MB`);
      };
      asked.stdout?.on('data', listen);
      asked.stderr?.on('data', listen);
      asked.once('message', answer);
      asked.once('exit', ended);
      asked.send(question);

      function answer({ messages, changed }: Answer): void {
        settle(messages);
        if (changed === 'for the folder') kept.add(question.folder);
        else if (changed === 'for all') stop();
      }
      function ended(): void {
        child = undefined;
        settle([
          `ends the process that loads it: ${printed.trim().split('\n').slice(-6).join('\n') || 'without a word'}`,
        ]);
      }
      function giveUp(reason: string): void {
        settle([reason]);
        stop();
      }
      function settle(messages: string[]): void {
        clearTimeout(timer);
        asked.stdout?.off('data', listen);
        asked.stderr?.off('data', listen);
        asked.off('message', answer);
        asked.off('exit', ended);
        resolve(messages);
      }
    });
  }

  function stop(): void {
    if (child) endChild();
    child = undefined;
    kept.clear();
  }
}
