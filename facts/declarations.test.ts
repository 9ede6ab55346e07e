import { expect, test } from 'vitest';

import { readDeclarations } from './declarations.ts';

const declarations = readDeclarations('webpack', 'types.d.ts');

test('members of a class come with kind, type and signature', () => {
  const members = new Map(declarations.byName.get('Compiler')?.members.map((member) => [member.name, member]));
  expect(members.get('context')).toMatchObject({ kind: 'property', type: 'string' });
  expect(members.get('isChild')).toMatchObject({ kind: 'method', signature: 'isChild(): boolean' });
});

test('an interface that is nothing but a function is spelled out', () => {
  const run = declarations.byName.get('Compiler')?.members.find(({ name }) => name === 'run');
  expect(run?.signature).toBe('run(callback: (err: null | Error, result?: Stats) => void): void');
});

test('a file that is gone is named with its package and version', () => {
  expect(() => readDeclarations('webpack', 'renamed.d.ts')).toThrow(/webpack@5\.\d+\.\d+ has no file renamed\.d\.ts/);
});
