/** Has configurations looked at in the sandbox: the latest goes first, and what never ends is ended. */
import { files } from 'site/configuration-check.js';
import type { Answer } from '../model/answer.ts';
import type { CheckMessage, Question, Swap } from '../model/question.ts';
import { readAnswer } from '../model/read-answer.ts';
import { fetchBytes } from '../../shared/page/fetch-bytes.ts';
import { openWorkerFrame, type WorkerFrame } from '../../shared/page/worker-frame.ts';

/** Milliseconds after which a configuration counts as one that never ends. */
const limit = 10_000;

/** What the sandbox gives, or why it gives nothing. */
export type CheckerEvent =
  | { type: 'answer'; answer: Exclude<Answer, { type: 'ready' }> }
  /** It ran for too long and was ended; or its worker came to an end. */
  | { type: 'ended'; ticket: number; reason: string }
  /** The sandbox itself did not come. */
  | { type: 'missing' };

/** Answers questions by events. */
export interface Checker {
  /** Asks about a configuration; questions that wait are dropped. @returns the ticket that the answers carry */
  ask(question: Omit<Question, 'ticket'>): number;
  /** Asks what a change would alter in the configuration asked about last. */
  swap(index: number, swap: Swap): number;
  close(): void;
}

/** Makes a checker, whose sandbox is loaded at once. */
export function createChecker(onEvent: (event: CheckerEvent) => void): Checker {
  return new SandboxChecker(onEvent);
}

class SandboxChecker implements Checker {
  readonly #onEvent: (event: CheckerEvent) => void;
  #ticket = 0;
  #waiting: ({ type: 'question' } & Question) | undefined;
  #running: { ticket: number; timer: ReturnType<typeof setTimeout> } | undefined;
  #sandbox: { frame: WorkerFrame; isReady: boolean; hasTypeScript?: Promise<void> };

  constructor(onEvent: (event: CheckerEvent) => void) {
    this.#onEvent = onEvent;
    this.#sandbox = this.#open();
  }

  ask(question: Omit<Question, 'ticket'>): number {
    this.#waiting = { type: 'question', ...question, ticket: (this.#ticket += 1) };
    this.#next();
    return this.#ticket;
  }

  swap(index: number, swap: Swap): number {
    this.#ticket += 1;
    this.#sandbox.frame.post({ type: 'swap', ticket: this.#ticket, index, swap } satisfies CheckMessage);
    return this.#ticket;
  }

  close(): void {
    clearTimeout(this.#running?.timer);
    this.#sandbox.frame.close();
  }

  #open() {
    const onFailure = (reason: unknown) => {
      if (this.#running) this.#end(typeof reason === 'string' ? reason : TEXTS.configurationExplorer.workerStopped);
      else this.#onEvent({ type: 'missing' });
    };
    const onMessage = (message: unknown) => this.#hear(message);
    return {
      frame: openWorkerFrame({ frame: files.sandbox, code: files.worker, onMessage, onFailure }),
      isReady: false,
    };
  }

  #hear(message: unknown): void {
    const answer = readAnswer(message);
    if (!answer) return;
    if (answer.type === 'ready') {
      this.#sandbox.isReady = true;
      return this.#next();
    }
    this.#onEvent({ type: 'answer', answer });
    if (answer.ticket !== this.#running?.ticket || answer.type === 'explained') return;
    clearTimeout(this.#running.timer);
    this.#running = undefined;
    this.#next();
  }

  #next(): void {
    if (!this.#waiting || this.#running || !this.#sandbox.isReady) return;
    const question = this.#waiting;
    this.#waiting = undefined;
    const timer = setTimeout(() => this.#end(TEXTS.configurationExplorer.tooLong), limit);
    this.#running = { ticket: question.ticket, timer };
    const { frame } = this.#sandbox;
    if (question.language !== 'ts') return frame.post(question satisfies CheckMessage);
    this.#sandbox.hasTypeScript ??= sendTypeScript(frame);
    this.#sandbox.hasTypeScript.then(
      () => frame.post(question satisfies CheckMessage),
      () => this.#end(TEXTS.configurationExplorer.stripFailed),
    );
  }

  /** Ends what runs, and the sandbox with it. */
  #end(reason: string): void {
    const over = this.#running;
    clearTimeout(over?.timer);
    this.#running = undefined;
    this.#sandbox.frame.close();
    this.#sandbox = this.#open();
    if (over) this.#onEvent({ type: 'ended', ticket: over.ticket, reason });
  }
}

async function sendTypeScript(frame: WorkerFrame): Promise<void> {
  frame.post({ type: 'typescript', script: await fetchBytes(files.typescript) } satisfies CheckMessage);
}
