/**
 * The process that runs a foreign configuration. Node.js starts it with its permission model, which refuses files, processes,
 * threads and addons. Besides, before any foreign code runs,
 *
 * - nothing can be imported any more, built-in modules included;
 * - `process` and everything else that Node.js adds to JavaScript is gone from the globals;
 * - the configuration gets a context of its own, with JavaScript and stand-ins, and a limit of time.
 *
 * The limits of memory and of the whole time are with whoever starts it (`open-jail.ts`).
 */
import { readFileSync, writeSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import vm from 'node:vm';
import { parseSource } from '../../../tools/configuration-explorer/page/source/read-source.ts';
import { shapeOf } from '../../../tools/configuration-explorer/page/source/source-shape.ts';
import type { Question } from '../../../tools/configuration-explorer/model/question.ts';
import type { JailQuestion, JailReply } from './jail-protocol.ts';

/** Milliseconds that a configuration may take. */
const mostTime = 8000;

const code = readFileSync(path.join(import.meta.dirname, 'check.js'), 'utf8');
const question = questionOf(JSON.parse(readFileSync(0, 'utf8')) as JailQuestion);
const context = vm.createContext(vm.constants.DONT_CONTEXTIFY, {
  codeGeneration: { strings: true, wasm: false },
  // What a configuration waits for counts within its time.
  microtaskMode: 'afterEvaluate',
});
vm.runInContext(code, context, { filename: 'check.js' });
const asked = new vm.Script(`ask(${JSON.stringify(JSON.stringify(question))})`, { filename: 'ask.js' });
const answered = new vm.Script('typeof answer === "string" ? answer : ""', { filename: 'answer.js' });
const { stringify, parse } = JSON;
lock();
say(run());

function questionOf({ code: source, language, surroundings }: JailQuestion): Question {
  const shape = shapeOf(parseSource(source, language));
  const stripped = language === 'ts' ? withoutTypes(source) : source;
  return { ticket: 1, code: stripped, language, shape, surroundings };
}

/** Code with syntax that is more than types is left to the check, which says what is wrong with it. */
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

function run(): JailReply {
  try {
    asked.runInContext(context, { timeout: mostTime });
    const text: unknown = answered.runInContext(context, { timeout: mostTime });
    if (typeof text !== 'string' || text === '') return { failure: 'never-settles' };
    return { answers: parse(text) as unknown[] };
  } catch (error) {
    return { failure: isTimeout(error) ? 'too-long' : 'broken' };
  }
}

function isTimeout(error: unknown): boolean {
  return (
    typeof error === 'object' && error !== null && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
  );
}

function say(reply: JailReply): void {
  let rest = stringify(reply);
  while (rest !== '') rest = rest.slice(written(rest));
}

/** How many letters of a text were written; none where whoever reads is not that far. */
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
