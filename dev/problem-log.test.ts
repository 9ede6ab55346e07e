import { expect, test } from 'vitest';
import type { Problem } from '../compile/types.ts';
import { createProblemLog } from './problem-log.ts';

test('problems are told once, again when they change, and when none is left', () => {
  const lines: string[] = [];
  const tell = createProblemLog((line) => lines.push(line));
  const problem = (file: string, line: number): Problem => ({ file, line, message: 'Wrong.', severity: 'error' });
  tell([problem('a.md', 1), problem('b.md', 2)]);
  tell([problem('a.md', 1), problem('b.md', 2)]);
  tell([problem('a.md', 3), problem('b.md', 2)]);
  tell([problem('b.md', 2)]);
  expect(lines).toEqual(['a.md:1 Wrong.', 'b.md:2 Wrong.', 'a.md:3 Wrong.', 'a.md: fixed']);
});
