import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../compile/testing/temporary-folder.ts';
import { writeFiles } from '../../compile/testing/write-files.ts';
import { translationState } from './behind.ts';
import { translationReport } from './report.ts';

const root = temporaryFolder('translation');

function git(folder: string, day: string, ...args: string[]): void {
  const date = `${day}T12:00:00Z`;
  execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.org', ...args], {
    cwd: folder,
    env: { ...process.env, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date },
    stdio: 'pipe',
  });
}

function repository(name: string): string {
  const folder = path.join(root, name);
  mkdirSync(folder);
  git(folder, '2026-01-01', 'init', '-q');
  return folder;
}

function commit(folder: string, day: string, files: Record<string, string>): void {
  writeFiles(folder, files);
  git(folder, day, 'add', '.');
  git(folder, day, 'commit', '-qm', 'x');
}

test('pages behind their source are told by how much, missing and orphaned ones by name', async () => {
  const source = repository('source');
  commit(source, '2026-01-02', {
    'index.md': 'a\n',
    'guides/one.md': 'a\nb\n',
    'guides/two.md': 'a\n',
    'new.md': 'a\n',
  });
  const translated = repository('translated');
  commit(translated, '2026-01-10', {
    'index.md': 'A\n',
    'guides/one.md': 'A\nB\n',
    'guides/two.md': 'A\n',
    'old.md': 'A\n',
  });
  commit(source, '2026-01-20', { 'guides/one.md': 'a\nc\n', 'guides/two.md': 'a\nb\n' });
  commit(source, '2026-01-30', { 'guides/one.md': 'a\nc\nd\n' });
  const state = await translationState(source, translated);
  expect(state.behind).toEqual([
    { path: 'guides/one.md', translated: '2026-01-10', changed: '2026-01-30', commits: 2, lines: 3 },
    { path: 'guides/two.md', translated: '2026-01-10', changed: '2026-01-20', commits: 1, lines: 1 },
  ]);
  expect(translationReport(state)).toEqual([
    'guides/one.md: behind by 3 lines in 2 commits, 20 days',
    'guides/two.md: behind by 1 line in 1 commit, 10 days',
    'new.md: not translated',
    'old.md: its source is gone',
    '1 up to date, 2 behind, 1 not translated, 1 without a source',
  ]);
});

test('without a history nothing is claimed', async () => {
  const folder = path.join(root, 'plain');
  mkdirSync(folder);
  await expect(translationState(folder, folder)).rejects.toThrow('no history of commits');
});
