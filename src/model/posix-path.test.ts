import node from 'node:path';
import { expect, test } from 'vitest';
import path from './posix-path.ts';

const paths = [
  '',
  '.',
  '/',
  'a',
  'a/',
  '/a',
  '/a/b.js',
  'a/../b',
  '../a/./b//c',
  '/../x',
  'a/b/c.d.ts',
  '.env',
  'x.',
  '..',
];

test('every function says of a path what Node says', () => {
  for (const one of paths) {
    expect(path.normalize(one), one).toBe(node.posix.normalize(one));
    expect(path.dirname(one), one).toBe(node.posix.dirname(one));
    expect(path.basename(one), one).toBe(node.posix.basename(one));
    expect(path.extname(one), one).toBe(node.posix.extname(one));
    expect(path.isAbsolute(one), one).toBe(node.posix.isAbsolute(one));
    expect(path.parse(one), one).toEqual(node.posix.parse(one));
    for (const other of paths) {
      expect(path.join(one, other), `${one} + ${other}`).toBe(node.posix.join(one, other));
      expect(path.resolve('/project', one, other)).toBe(node.posix.resolve('/project', one, other));
      expect(path.relative(`/p/${one}`, `/p/${other}`)).toBe(node.posix.relative(`/p/${one}`, `/p/${other}`));
    }
  }
});
