import { execFileSync, spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { folderForTest } from '../../compile/testing/temporary-folder.ts';
import { messageProblems } from './message-problems.ts';

test('a subject that lists show whole, with or without a body, is fine', () => {
  expect(messageProblems('x'.repeat(72))).toEqual([]);
  expect(messageProblems('Subject\n\nReason.')).toEqual([]);
});

test.each([
  ['x'.repeat(73), 'The subject has 73 characters, 1 too many.'],
  ['', 'It has no subject: say what changes for a reader or a maintainer.'],
  ['Subject\nReason.', 'The line below the subject has to be empty.'],
])('%j is told', (message, problem) => {
  expect(messageProblems(message)).toEqual([problem]);
});

test('the command names the commits of a range', () => {
  const folder = folderForTest('commits');
  const git = (...words: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...words], { cwd: folder });
  const check = (...words: string[]) =>
    spawnSync(process.execPath, [path.join(import.meta.dirname, 'cli.ts'), ...words], {
      cwd: folder,
      encoding: 'utf8',
    });
  git('init', '--quiet');
  for (const subject of ['First', 'Second', `Third ${'x'.repeat(80)}`])
    git('commit', '--quiet', '--allow-empty', '-m', subject);
  expect(check('HEAD~2..HEAD~1')).toMatchObject({ status: 0, stdout: '1 message is fine.\n' });
  const found = check('HEAD~2..HEAD');
  expect(found.status).toBe(1);
  expect(found.stderr).toMatch(/^[0-9a-f]+ Third x+\n {2}The subject has 86 characters, 14 too many\.\n$/);
  expect(check('nowhere..HEAD')).toMatchObject({ status: 1, stderr: expect.stringContaining('nowhere..HEAD') });
});
