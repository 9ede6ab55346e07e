/** The worker of the configuration explorer run on Node, for tests and measurements: its file as it is, with what a worker has around it. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Answer } from '../../model/answer.ts';
import type { CheckMessage, Question } from '../../model/question.ts';
import { makeCheckerFiles } from '../make.ts';

/** A worker; it numbers what it is asked. */
export interface RunningWorker {
  /** Says something that has no answer. */
  tell(message: CheckMessage): void;
  /** Asks, and gives the first answer of a kind. */
  ask<Type extends Answer['type']>(message: CheckMessage, type: Type): Promise<Extract<Answer, { type: Type }>>;
}

/** What a worker of the browser has around it; `Buffer` is hidden from its code, since browsers have none. Node imports no `blob:` addresses: a module's text stands in its address instead. */
const around = `
const { parentPort, MessageChannel } = require('node:worker_threads');
const { port1, port2 } = new MessageChannel();
globalThis.self = { addEventListener: (_, listener) => setImmediate(() => listener({ data: 'port', ports: [port1] })) };
port2.on('message', (answer) => parentPort.postMessage(answer));
parentPort.on('message', (message) => port2.postMessage(message));
globalThis.Blob = class { constructor([text]) { this.text = text; } };
URL.createObjectURL = ({ text }) => 'data:text/javascript,' + encodeURIComponent(text);
`;

/** Starts the worker. */
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

/** A question about a CommonJS configuration. */
export function questionOf(code: string, given: Partial<Question> = {}): CheckMessage {
  return {
    type: 'question',
    ticket: 1,
    code,
    language: 'cjs',
    shape: { imports: [], metas: [], dynamicImports: [] },
    surroundings: { commandLine: '', browserslist: [] },
    ...given,
  };
}
