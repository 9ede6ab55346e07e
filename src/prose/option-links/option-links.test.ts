import { expect, test } from 'vitest';
import { keyIn } from './option-links.ts';

test.each([
  ['  output: { clean: true },', 'clean', 0, 12],
  ['export default { mode, entry: "./mode.js" };', 'mode', 0, 17],
  ['  "javascript/auto": { url: false },', 'javascript/auto', 0, 3],
  ['  test(value) { return value; },', 'test', 0, 2],
  ['  context: context(), context: 1', 'context', 9, 11],
  ['-  clean: true,', 'clean', 0, 3],
  ['  filename: "filename: x"', 'name', 0, undefined],
])('in %j, the key %s after %d is at %s', (line, name, from, at) => {
  expect(keyIn(line, name, from)).toBe(at);
});
