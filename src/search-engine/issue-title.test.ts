import { expect, test } from 'vitest';
import { withoutKind } from './issue-title.ts';

test.each([
  ['feat: dry docks', 'dry docks'],
  ['fix(harbor-loader): the gate is stuck', 'harbor-loader the gate is stuck'],
  ['chore(deps)!: bump harbor', 'bump harbor'],
  ['[Bug]: the gate is stuck', 'the gate is stuck'],
  ['[Bug] feat: the gate is stuck', 'the gate is stuck'],
  ['Feature request: dry docks', 'dry docks'],
  ['fix the gate', 'fix the gate'],
  ['build: ', 'build: '],
  ['harbor: the gate is stuck', 'harbor: the gate is stuck'],
])('%j is about %j', (title, about) => expect(withoutKind(title)).toBe(about));
