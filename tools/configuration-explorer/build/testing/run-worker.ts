/**
 * Runs the configuration explorer's built web worker on Node.js with the globals of a browser, for tests and
 * benchmarks.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Answer } from '../../model/answer.ts';
import type { CheckMessage, Question } from '../../model/question.ts';
import { makeCheckerFiles } from '../make.ts';

/** A running worker of the configuration explorer. Requests to it are numbered automatically. */
export interface RunningWorker {
  /** Sends the worker a message that it doesn't answer. */
  tell(message: CheckMessage): void;
  /** Sends a request to the worker. Resolves with the first answer of the given type. */
  ask<Type extends Answer['type']>(message: CheckMessage, type: Type): Promise<Extract<Answer, { type: Type }>>;
}

/**
 * Code that defines the globals of a browser's web worker. `data:` URLs replace `blob:` URLs, which Node.js can't
 * import. The worker's code is wrapped in a function whose parameter hides `Buffer`, because browsers don't have it.
 */
const around = `
const { parentPort, MessageChannel } = require('node:worker_threads');
const { port1, port2 } = new MessageChannel();
globalThis.self = { addEventListener: (_, listener) => setImmediate(() => listener({ data: 'port', ports: [port1] })) };
port2.on('message', (answer) => parentPort.postMessage(answer));
parentPort.on('message', (message) => port2.postMessage(message));
globalThis.Blob = class { constructor([text]) { this.text = text; } };
URL.createObjectURL = ({ text }) => 'data:text/javascript,' + encodeURIComponent(text);
`;

/** Starts the configuration explorer's worker on Node.js. */
export async function startWorker(): Promise<RunningWorker> {
  const { folder, list } = await makeCheckerFiles();
  const code = await readFile(path.join(folder, list.worker), 'utf8');
  const thread = new Worker(`${around}(function (Buffer) {${code}\n})();`, { eval: true });
  thread.unref();
  let ticket = 0;
  return {
    tell: (message) => thread.postMessage(message),
    ask: (message, type) =>
      new Promise((resolve, reject) => {
        const own = ++ticket;
        const hear = (answer: Answer) => {
          if (!('ticket' in answer) || answer.ticket !== own) return;
          if (answer.type !== type && answer.type !== 'failed') return;
          thread.off('message', hear);
          if (answer.type === type) resolve(answer as Extract<Answer, { type: typeof type }>);
          else if (answer.type === 'failed') reject(new Error(answer.message ?? 'no configuration'));
        };
        thread.on('message', hear);
        thread.postMessage({ ...message, ticket: own });
      }),
  };
}

/** Creates the request to check a CommonJS configuration. */
export function questionOf(code: string, given: Partial<Question> = {}): CheckMessage {
  return {
    type: 'question',
    ticket: 1,
    code,
    language: 'cjs',
    shape: { imports: [], metas: [], dynamicImports: [], loops: [] },
    surroundings: { commandLine: '', browserslist: [] },
    ...given,
  };
}
