import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { endWithUs } from '../runner/process-group.ts';
import { outputLimit } from '../runner/run-command.ts';
import type { Place } from '../runner/runner.ts';
import type { Answer, Question } from './process.ts';

/** Validates configurations in a child process that is reused. */
export interface Validator {
  /**
   * Validates a configuration.
   *
   * @param question configuration file and its folder
   * @param seconds timeout in seconds
   * @returns one message per problem
   */
  validate(question: Question, seconds: number): Promise<string[]>;
  /** Ends the child process. */
  close(): void;
}

/**
 * Creates a validator, whose process starts with the first request.
 *
 * @param place folder and environment; configurations must be in this folder, because they can write nowhere else
 */
export function createValidator(place: Place): Validator {
  return new ProcessValidator(place);
}

class ProcessValidator implements Validator {
  readonly #place: Place;
  #child: ChildProcess | undefined;
  #endChild = (): void => {};
  #last: Promise<unknown> = Promise.resolve();
  /** Folders of examples whose modules the child process has cached. */
  readonly #kept = new Set<string>();

  constructor(place: Place) {
    this.#place = place;
  }

  validate(question: Question, seconds: number): Promise<string[]> {
    const answer = this.#last.then(() => {
      if (this.#kept.has(question.folder)) this.close();
      return this.#ask(question, seconds);
    });
    this.#last = answer;
    return answer;
  }

  close(): void {
    if (this.#child) this.#endChild();
    this.#child = undefined;
    this.#kept.clear();
  }

  #start(): ChildProcess {
    const started = spawn(process.execPath, [fileURLToPath(new URL('./process.ts', import.meta.url))], {
      cwd: this.#place.folder,
      env: this.#place.env,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      detached: true,
    });
    this.#endChild = endWithUs(started);
    return started;
  }

  #ask(question: Question, seconds: number): Promise<string[]> {
    const asked = (this.#child ??= this.#start());
    const { promise, resolve } = Promise.withResolvers<string[]>();
    let printed = '';
    const settle = (messages: string[]): void => {
      clearTimeout(timer);
      asked.stdout?.off('data', listen);
      asked.stderr?.off('data', listen);
      asked.off('message', answered);
      asked.off('exit', ended);
      resolve(messages);
    };
    const giveUp = (reason: string): void => {
      settle([reason]);
      this.close();
    };
    const listen = (text: Buffer): void => {
      printed += text.toString();
      if (printed.length > outputLimit) giveUp(`prints more than ${outputLimit / 1_000_000} MB`);
    };
    const answered = ({ messages, changed }: Answer): void => {
      settle(messages);
      if (changed === 'for the folder') this.#kept.add(question.folder);
      else if (changed === 'for all') this.close();
    };
    const ended = (): void => {
      this.#child = undefined;
      settle([
        `ends the process that loads it: ${printed.trim().split('\n').slice(-6).join('\n') || 'without a word'}`,
      ]);
    };
    const timer = setTimeout(() => giveUp(`does not finish loading within ${seconds} seconds`), seconds * 1000);
    asked.stdout?.on('data', listen);
    asked.stderr?.on('data', listen);
    asked.once('message', answered);
    asked.once('exit', ended);
    asked.send(question);
    return promise;
  }
}
