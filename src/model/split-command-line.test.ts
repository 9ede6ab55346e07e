import { expect, test } from 'vitest';
import { splitCommandLine } from './split-command-line.ts';

test('a command line is split as a shell splits it', () => {
  expect(
    splitCommandLine(`--env city=Tromsø --module-rules-test "/\\.txt$/" --name 'two words' a\\ b --x="y z"`),
  ).toEqual(['--env', 'city=Tromsø', '--module-rules-test', '/\\.txt$/', '--name', 'two words', 'a b', '--x=y z']);
  expect(splitCommandLine('  ')).toEqual([]);
});
