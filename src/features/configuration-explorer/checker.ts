/** Has configurations looked at in the sandbox: the latest goes first, and what never ends is ended. */
import { worker } from 'site/configuration-check.js';
import { files } from 'site/playground-files.js';
import type { Answer } from '../../model/configuration/answer.ts';
import type { CheckMessage, Question, Swap } from '../../model/configuration/question.ts';
import { readAnswer } from '../../model/configuration/read-answer.ts';
import { fetchBytes } from '../../sandbox/fetch-bytes.ts';
import { openWorkerFrame, type WorkerFrame } from '../../sandbox/worker-frame.ts';

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
  let ticket = 0;
  let waiting: ({ type: 'question' } & Question) | undefined;
  let running: { ticket: number; timer: ReturnType<typeof setTimeout> } | undefined;
  let sandbox = open();

  function open(): { frame: WorkerFrame; isReady: boolean; hasTypeScript?: Promise<void> } {
    const onFailure = (reason: unknown) => {
      if (running) end(typeof reason === 'string' ? reason : 'Its worker stopped.');
      else onEvent({ type: 'missing' });
    };
    const frame = openWorkerFrame({ code: worker, onMessage: hear, onFailure });
    return { frame, isReady: false };
  }

  function hear(message: unknown): void {
    const answer = readAnswer(message);
    if (!answer) return;
    if (answer.type === 'ready') {
      sandbox.isReady = true;
      return next();
    }
    onEvent({ type: 'answer', answer });
    if (answer.ticket !== running?.ticket || answer.type === 'explained') return;
    clearTimeout(running.timer);
    running = undefined;
    next();
  }

  function next(): void {
    if (!waiting || running || !sandbox.isReady) return;
    const question = waiting;
    waiting = undefined;
    const timer = setTimeout(() => end('It ran for more than 10 seconds.'), limit);
    running = { ticket: question.ticket, timer };
    const { frame } = sandbox;
    if (question.language !== 'ts') return frame.post(question satisfies CheckMessage);
    sandbox.hasTypeScript ??= sendTypeScript(frame);
    sandbox.hasTypeScript.then(
      () => frame.post(question satisfies CheckMessage),
      () => end('Couldn’t load the code that strips types. Check your connection and try again.'),
    );
  }

  /** Ends what runs, and the sandbox with it. */
  function end(reason: string): void {
    const over = running;
    clearTimeout(over?.timer);
    running = undefined;
    sandbox.frame.close();
    sandbox = open();
    if (over) onEvent({ type: 'ended', ticket: over.ticket, reason });
  }

  return {
    ask(question) {
      waiting = { type: 'question', ...question, ticket: (ticket += 1) };
      next();
      return ticket;
    },
    swap(index, swap) {
      ticket += 1;
      sandbox.frame.post({ type: 'swap', ticket, index, swap } satisfies CheckMessage);
      return ticket;
    },
    close() {
      clearTimeout(running?.timer);
      sandbox.frame.close();
    },
  };
}

async function sendTypeScript(frame: WorkerFrame): Promise<void> {
  const part = files.parts.typescript;
  if (!part) throw new Error('The site has no code that strips types.');
  frame.post({ type: 'typescript', script: await fetchBytes(part) } satisfies CheckMessage);
}
