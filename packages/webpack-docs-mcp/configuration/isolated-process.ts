/**
 * Process that runs a reader's untrusted webpack configuration. Node.js starts it with its permission model, which
 * denies access to files, processes and addons. In addition, before any untrusted code runs:
 *
 * - A thread starts that limits processor time (`limit-processor-time.ts`).
 * - Imports are disabled, including those of built-in modules.
 * - `process` and all other globals that Node.js adds to JavaScript are removed.
 * - The configuration gets a separate context with plain JavaScript and stand-ins.
 *
 * The parent process (`open-configuration-runner.ts`) limits memory and total time.
 */
import { readFileSync, writeSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { Worker } from 'node:worker_threads';
import { parseSource } from '../../../tools/configuration-explorer/page/source/read-source.ts';
import { shapeOf } from '../../../tools/configuration-explorer/page/source/source-shape.ts';
import type { Question } from '../../../tools/configuration-explorer/model/question.ts';
import type { RunnerInput, RunnerQuestion, RunnerReply } from './isolated-protocol.ts';

const code = readFileSync(path.join(import.meta.dirname, 'check.js'), 'utf8');
const input = JSON.parse(readFileSync(0, 'utf8')) as RunnerInput;
const question = questionOf(input.question);
const context = vm.createContext(vm.constants.DONT_CONTEXTIFY, {
  codeGeneration: { strings: true, wasm: false },
  // Promises of the configuration that can settle do so before the run returns, so one that is still pending will never
  // settle.
  microtaskMode: 'afterEvaluate',
});
vm.runInContext(code, context, { filename: 'check.js' });
const asked = new vm.Script(`ask(${JSON.stringify(JSON.stringify(question))})`, { filename: 'ask.js' });
const answered = new vm.Script('typeof answer === "string" ? answer : ""', { filename: 'answer.js' });
const { stringify, parse } = JSON;
new Worker(path.join(import.meta.dirname, 'limit-processor-time.mjs'), {
  workerData: { mostTime: input.mostTime },
}).unref();
lock();
say(run());

function questionOf({ code: source, language, surroundings }: RunnerQuestion): Question {
  const shape = shapeOf(parseSource(source, language));
  const stripped = language === 'ts' ? withoutTypes(source) : source;
  return { ticket: 1, code: stripped, language, shape, surroundings };
}

/**
 * Strips TypeScript types from a configuration. Code with TypeScript syntax that can't be erased is returned unchanged,
 * because the check reports that error.
 */
function withoutTypes(source: string): string {
  try {
    return stripTypeScriptTypes(source);
  } catch {
    return source;
  }
}

function lock(): void {
  registerHooks({
    resolve() {
      throw new Error('Nothing can be imported here.');
    },
  });
  const own = new Set<PropertyKey>(vm.runInNewContext('Reflect.ownKeys(globalThis)') as PropertyKey[]);
  for (const key of Reflect.ownKeys(globalThis))
    if (!own.has(key) || key === 'WebAssembly') Reflect.deleteProperty(globalThis, key);
}

function run(): RunnerReply {
  try {
    asked.runInContext(context);
    const text: unknown = answered.runInContext(context);
    if (typeof text !== 'string' || text === '') return { failure: 'never-settles' };
    return { answers: parse(text) as unknown[] };
  } catch {
    return { failure: 'broken' };
  }
}

function say(reply: RunnerReply): void {
  let rest = stringify(reply);
  while (rest !== '') rest = rest.slice(written(rest));
}

/**
 * Writes as much of a text to standard output as its pipe accepts. @returns number of characters written, or 0 if the
 * pipe is full
 */
function written(text: string): number {
  const piece = text.slice(0, 16_384);
  try {
    writeSync(1, piece);
    return piece.length;
  } catch (error) {
    if (typeof error === 'object' && error !== null && 'code' in error && error.code === 'EAGAIN') return 0;
    throw error;
  }
}
