/**
 * Checks configurations in sandboxed frames. Only the latest waiting request is kept, and configurations that don't end
 * are terminated. Each configuration gets its own sandbox, because it could change JavaScript's built-in objects for
 * later ones. The next sandbox starts loading when an answer arrives, so that it is ready when it is needed.
 */
import { files } from 'site/configuration-check.js';
import type { Answer } from '../model/answer.ts';
import type { CheckMessage, Question, Swap } from '../model/question.ts';
import { readAnswer } from '../model/read-answer.ts';
import { fetchBytes } from '../../shared/page/fetch-bytes.ts';
import { markRunning } from '../../shared/page/running-mark.ts';
import { openWorkerFrame, type WorkerFrame } from '../../shared/page/worker-frame.ts';

/** Key in session storage of the record that a configuration is running. */
export const runningKey = 'configuration-explorer-runs';

/** Timeout for checking a webpack configuration, in milliseconds. */
const limit = 10_000;

/** An answer from the sandbox that runs configurations, or the reason why there is none. */
export type CheckerEvent =
  | { type: 'answer'; answer: Exclude<Answer, { type: 'ready' }> }
  /** The check of a configuration timed out, or its worker exited. */
  | { type: 'ended'; ticket: number; reason: string }
  /** The sandbox for running configurations couldn't be loaded. */
  | { type: 'missing' };

/** Sends configurations to sandboxes and reports the results as events. */
export interface Checker {
  /**
   * Checks a webpack configuration. Replaces a request that is still waiting.
   *
   * @returns number of the question, which its answers contain
   */
  ask(question: Omit<Question, 'ticket'>): number;
  /** Compares the last checked configuration with other settings. */
  swap(index: number, swap: Swap): number;
  /** Ends the check that is running or waiting for its sandbox. */
  stop(): void;
  close(): void;
}

/** Creates a checker for configurations, which immediately loads its first sandbox. */
export function createChecker(onEvent: (event: CheckerEvent) => void): Checker {
  return new SandboxChecker(onEvent);
}

interface Sandbox {
  frame: WorkerFrame;
  isReady: boolean;
  /** Resolves when the sandbox can strip TypeScript types. */
  typescript?: Promise<void>;
}

class SandboxChecker implements Checker {
  readonly #onEvent: (event: CheckerEvent) => void;
  #ticket = 0;
  #waiting: ({ type: 'question' } & Question) | undefined;
  /** Whether the last checked configuration was in TypeScript. If so, the next one probably is, too. */
  #isTyped = false;
  #running: { ticket: number; timer: ReturnType<typeof setTimeout>; over: AbortController } | undefined;
  /** The sandbox that ran the last checked configuration. */
  #used: Sandbox | undefined;
  /** A sandbox that hasn't run a configuration yet. */
  #fresh: Sandbox;

  constructor(onEvent: (event: CheckerEvent) => void) {
    this.#onEvent = onEvent;
    this.#fresh = this.#open();
  }

  ask(question: Omit<Question, 'ticket'>): number {
    this.#waiting = { type: 'question', ...question, ticket: (this.#ticket += 1) };
    this.#next();
    return this.#ticket;
  }

  swap(index: number, swap: Swap): number {
    this.#ticket += 1;
    this.#used?.frame.post({ type: 'swap', ticket: this.#ticket, index, swap } satisfies CheckMessage);
    return this.#ticket;
  }

  stop(): void {
    const reason = TEXTS.configurationExplorer.stoppedByYou;
    const waiting = this.#waiting;
    this.#waiting = undefined;
    if (this.#running) this.#end(reason);
    if (waiting) this.#onEvent({ type: 'ended', ticket: waiting.ticket, reason });
  }

  close(): void {
    this.#stopRunning();
    this.#used?.frame.close();
    this.#fresh.frame.close();
  }

  #stopRunning(): void {
    clearTimeout(this.#running?.timer);
    this.#running?.over.abort();
    this.#running = undefined;
  }

  #open(): Sandbox {
    const sandbox: Sandbox = {
      isReady: false,
      frame: openWorkerFrame({
        frame: files.sandbox,
        code: files.worker,
        onMessage: (message) => this.#hear(message, sandbox),
        onFailure: (reason) => this.#fail(reason, sandbox),
      }),
    };
    return sandbox;
  }

  #fail(reason: unknown, sandbox: Sandbox): void {
    if (sandbox === this.#fresh) this.#onEvent({ type: 'missing' });
    else if (sandbox === this.#used && this.#running)
      this.#end(typeof reason === 'string' ? reason : TEXTS.configurationExplorer.workerStopped);
  }

  #hear(message: unknown, sandbox: Sandbox): void {
    const answer = readAnswer(message);
    if (!answer) return;
    if (answer.type === 'ready') {
      sandbox.isReady = true;
      // Ignore errors here, because a failure is reported when the sandbox is used.
      if (this.#isTyped) withTypeScript(sandbox).catch(() => {});
      return this.#next();
    }
    this.#onEvent({ type: 'answer', answer });
    if (answer.ticket !== this.#running?.ticket || answer.type === 'explained') return;
    this.#stopRunning();
    this.#fresh = this.#open();
  }

  #next(): void {
    if (!this.#waiting || this.#running || !this.#fresh.isReady) return;
    const question = this.#waiting;
    this.#waiting = undefined;
    const timer = setTimeout(() => this.#end(TEXTS.configurationExplorer.tooLong), limit);
    this.#running = { ticket: question.ticket, timer, over: new AbortController() };
    markRunning(runningKey, this.#running.over.signal);
    this.#used?.frame.close();
    const sandbox = (this.#used = this.#fresh);
    this.#isTyped = question.language === 'ts';
    if (!this.#isTyped) return sandbox.frame.post(question satisfies CheckMessage);
    withTypeScript(sandbox).then(
      () => sandbox.frame.post(question satisfies CheckMessage),
      () => this.#end(TEXTS.configurationExplorer.stripFailed),
    );
  }

  /** Terminates the running check of a configuration and removes its sandbox. */
  #end(reason: string): void {
    const over = this.#running;
    this.#stopRunning();
    this.#used?.frame.close();
    this.#used = undefined;
    this.#fresh = this.#open();
    if (over) this.#onEvent({ type: 'ended', ticket: over.ticket, reason });
  }
}

/** Sends a sandbox the script that strips TypeScript types, unless it has it already. */
function withTypeScript(sandbox: Sandbox): Promise<void> {
  return (sandbox.typescript ??= sendTypeScript(sandbox.frame));
}

async function sendTypeScript(frame: WorkerFrame): Promise<void> {
  frame.post({ type: 'typescript', script: await fetchBytes(files.typescript) } satisfies CheckMessage);
}
