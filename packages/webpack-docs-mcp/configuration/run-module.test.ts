import { expect, test } from 'vitest';
import { runModule } from './run-module.ts';

test.each([
  ['export default { a: 1 }', { default: { a: 1 } }],
  ['const x = await Promise.resolve(1);\nexport default { x }\n;[].length', { default: { x: 1 } }],
  ['export const a = 1, b = 2;\nconst c = 3;\nexport { c as d, c as "e f" };', { a: 1, b: 2, d: 3, 'e f': 3 }],
  ['const a = 2;export default 1;export { a as b }', { default: 1, b: 2 }],
  ['export { x as default };\nconst x = 4;', { default: 4 }],
  ['// export default 5\nexport default "export default 6"', { default: 'export default 6' }],
])('%j exports what it says', async (text, exported) => {
  expect(await runModule(text)).toEqual(exported);
});

test('functions and classes are exported, those with a name and those without', async () => {
  const { default: named, other } = await runModule(
    'export default function make() { return make.name; }\nexport function other() { return 7; }',
  );
  expect((named as () => string)()).toBe('make');
  expect((other as () => number)()).toBe(7);
  const { default: unnamed } = await runModule('export default function () { return 8; }\n(1);');
  expect((unnamed as () => number)()).toBe(8);
  const { default: Made } = await runModule('export default class Made { value = 9; }');
  expect(new (Made as new () => { value: number })().value).toBe(9);
});

test('what is wrong is told', async () => {
  await expect(runModule('export default {')).rejects.toThrow(SyntaxError);
  await expect(runModule('export default undefinedName')).rejects.toThrow('undefinedName is not defined');
  // ES modules are in strict mode.
  await expect(runModule('undeclared = 1;')).rejects.toThrow('undeclared');
});
