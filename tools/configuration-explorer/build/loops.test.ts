import { beforeAll, expect, test } from 'vitest';
import { parseSource } from '../page/source/read-source.ts';
import { shapeOf } from '../page/source/source-shape.ts';
import type { ConfigurationLanguage } from '../model/question.ts';
import { questionOf, startWorker, type RunningWorker } from './testing/run-worker.ts';

let worker: RunningWorker;
beforeAll(async () => {
  worker = await startWorker();
});

const question = (code: string, language: ConfigurationLanguage = 'mjs') =>
  questionOf(code, { language, shape: shapeOf(parseSource(code, language)) });

test.each<[string, number, string, ConfigurationLanguage?]>([
  ['alone', 1, 'for (;;);'],
  ['after others', 2, 'for (const a of [1, 2]) a;\nwhile (true) {}\ndo {} while (false);\nexport default {};'],
  ['with another inside', 2, 'let n = 1;\nwhile (n > 0) {\n  for (const a of [1, 2]) n += a;\n}'],
  ['inside another', 2, 'for (const a of [1, 2]) {\n  for (;;) {}\n}'],
  ['in CommonJS', 3, 'module.exports = () => {\n  // Nothing.\n  do {} while (true);\n};', 'cjs'],
  ['that awaits', 1, 'export default async () => { while (true) await null; }'],
  [
    'that fills an array',
    2,
    'function* all() {\n  for (let i = 0; true; i++) yield i;\n}\nexport default { name: [...all()].join() };',
  ],
])('an endless loop %s is named by its line', async (_, line, code, language = 'mjs') => {
  expect(await worker.ask(question(code, language), 'endless')).toMatchObject({ line });
});

test('loops that end change nothing', async () => {
  const code = `const found = [];
outer: for (const a of [1, 2, 3]) for (const b of [1, 2]) if (b > a) continue outer; else found.push(a);
let n = 0;
do n++; while (n < 5)
for (; n < 9;) n++
for (const key in { a: 1 }) found.push(key);
for (const name of ['node:path']) found.push(typeof (await import(name)).default.join, import.meta.dirname);
export default { name: found.join(' ') + n };`;
  const { configurations } = await worker.ask(question(code), 'checked');
  expect(configurations[0]?.name).toBe('1 2 2 3 3 a function /project9');
});

test('a promise that never settles is told', async () => {
  await worker.ask(question('export default new Promise(() => {});'), 'waiting');
});
