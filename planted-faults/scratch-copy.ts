/** Creates a copy of the project for planting faults, so that they can't leak into the real project. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');

/** Cache folders that the tests don't need in the copy of the project. */
const unneeded = new Set(['other', 'test-run']);

/**
 * Clones the project including uncommitted changes. The copy has links to the installed packages and copies of the
 * caches.
 * @returns the absolute folder of the copy, and a function that removes it
 */
export function makeScratchCopy(): { folder: string; remove(): void } {
  const above = mkdtempSync(path.join(tmpdir(), 'planted-'));
  const folder = path.join(above, 'project');
  const git = (...words: string[]): string =>
    execFileSync('git', words, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  git('clone', '--quiet', '--shared', '.', folder);
  const names = (...words: string[]): string[] =>
    git('ls-files', '-z', ...words)
      .split('\0')
      .filter((name) => name !== '');
  for (const name of names('--modified', '--others', '--exclude-standard'))
    if (existsSync(path.join(root, name))) cpSync(path.join(root, name), path.join(folder, name));
    else rmSync(path.join(folder, name));
  // Commits the changes on the copy's main branch, so that only the planted fault differs from it.
  const commit = [
    '-c',
    'user.name=planted',
    '-c',
    'user.email=planted@example.org',
    'commit',
    '--quiet',
    '--allow-empty',
  ];
  for (const words of [
    ['add', '--all'],
    [...commit, '--message=as it is here'],
    ['update-ref', 'refs/remotes/origin/main', 'HEAD'],
  ])
    execFileSync('git', words, { cwd: folder, stdio: 'ignore' });
  linkPackages(folder);
  copyCaches(folder);
  return { folder, remove: () => rmSync(above, { recursive: true, force: true }) };
}

/**
 * Links the installed packages into the copy of the project file by file. Nothing writes to these files, so links are
 * safe. Links to folders would resolve to paths outside of the copy.
 */
function linkPackages(folder: string): void {
  const [from, to] = [path.join(root, 'node_modules'), path.join(folder, 'node_modules')];
  try {
    execFileSync('cp', ['--archive', '--link', from, to], { stdio: 'ignore' });
  } catch {
    // Copies the files if links fail. Hard links don't work across disks, and only GNU's `cp` can create them.
    rmSync(to, { recursive: true, force: true });
    cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  }
}

function copyCaches(folder: string): void {
  const cache = path.join(root, '.cache');
  mkdirSync(path.join(folder, '.cache'), { recursive: true });
  if (!existsSync(cache)) return;
  for (const name of readdirSync(cache))
    if (!unneeded.has(name)) cpSync(path.join(cache, name), path.join(folder, '.cache', name), { recursive: true });
}
