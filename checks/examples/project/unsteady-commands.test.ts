import { expect, test } from 'vitest';
import { unsteadyCommand } from './unsteady-commands.ts';

test.each([
  'find dist -type f',
  'npx webpack --stats errors-only\nfind dist -name "*.js"',
  'npx webpack && find dist',
  'find dist | head -3',
  'ls -U dist',
  'grep -rl "harbor" dist',
  'du -a dist',
  'LANG=C date',
  'echo one; hostname',
])('%j prints something else elsewhere', (code) => expect(unsteadyCommand(code)).toBeDefined());

test.each([
  'find dist -type f | sort',
  'find dist -type f | wc -l',
  'ls dist',
  'ls -l dist',
  'grep -o "rel" dist/main.js',
  'npx webpack --stats errors-only 2>&1 | grep -r',
  'node find.js',
  'npm run find',
])('%j does not', (code) => expect(unsteadyCommand(code)).toBeUndefined());

test('the message says what to write', () => {
  expect(unsteadyCommand('find dist -type f')?.instead).toContain('find dist -type f | sort');
});
