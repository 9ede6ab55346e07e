import { expect, test } from 'vitest';
import { compareOutput } from './compare-output.ts';
import { interleave } from './interleave.ts';

const name = 'hello';
const put = (shown: string, out: string, err: string) => interleave(shown, [out, err], name);

test('lines of both streams come in the order that is shown', () => {
  expect(put('warning one\nmain 1\nwarning two\ndone', 'main 1\ndone', 'warning one\nwarning two')).toBe(
    'warning one\nmain 1\nwarning two\ndone',
  );
});
test('the order within a stream counts, and nothing is lost', () => {
  const shown = 'a\nx\nb';
  for (const [out, err] of [
    ['b\na', 'x'],
    ['a\nb\nc', 'x'],
    ['a\nb', 'x\ny'],
    ['a', 'x'],
  ] as const)
    expect(compareOutput(shown, put(shown, out, err), { name }), `${out} and ${err}`).toBeDefined();
});
