/**
 * Which pages have their examples run when not all of them are: those that differ from the main branch, those whose packages do, and
 * one in ten of the others, drawn by the commit, so that another commit draws others and the same one the same.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { type LockedPackages, readLockedPackages, versionsOf } from '../../compile/keys/locked-packages.ts';
import { divideIntoUnits, type PageFences } from '../../compile/examples/units.ts';
import { usedPackages, withoutPartners } from './used-packages.ts';

/** One of so many pages is drawn. */
const share = 10;

/** Where the main branch may be known, the first that is there. */
const mainBranches = ['origin/main', 'main', 'origin/HEAD'];

/** What git says of this working copy. */
export interface State {
  /** Hash that the draw depends on: the commit. */
  commit: string;
  /** Files that differ from the main branch, uncommitted and new ones included, relative to the project. */
  changed: readonly string[];
  /** Packages as the main branch has them; the same as now where that is not known. */
  lockedBefore: LockedPackages;
  /** What the others are held against, in words. */
  against: string;
}

/** Pages by the reason for which they are chosen. */
export interface Choice<Page extends PageFences> {
  changed: Page[];
  /** Their examples use a package that is another one than on the main branch. */
  packages: Page[];
  drawn: Page[];
}

/** @param locked the packages as they are now */
export function choosePages<Page extends PageFences>(
  pages: readonly Page[],
  state: State,
  locked: LockedPackages,
): Choice<Page> {
  const changed = new Set(state.changed);
  const [seen, seenBefore] = [withoutPartners(locked), withoutPartners(state.lockedBefore)];
  const packagesOf = (page: Page, at: LockedPackages, names: LockedPackages): string =>
    versionsOf(
      divideIntoUnits(page).flatMap((unit) => usedPackages(unit, names)),
      at,
    ).join('\n');
  const others = pages.filter(({ file }) => !changed.has(file));
  const updated = new Set(
    others.filter((page) => packagesOf(page, seen, locked) !== packagesOf(page, seenBefore, locked)),
  );
  return {
    changed: pages.filter(({ file }) => changed.has(file)),
    packages: [...updated],
    drawn: others.filter((page) => !updated.has(page) && isDrawn(page.file, state.commit)),
  };
}

function isDrawn(file: string, commit: string): boolean {
  return createHash('sha256').update(`${commit} ${file}`).digest().readUInt32BE() % share === 0;
}

/**
 * Asks git in a folder. In a shallow clone the main branch itself is what counts, where no common commit is known; without a
 * main branch, the last commit; without a repository nothing is known to differ, and the draw is that of the lockfile.
 */
export function readState(root: string, locked: LockedPackages = readLockedPackages()): State {
  const git = (...words: string[]): string | undefined => {
    try {
      return execFileSync('git', words, {
        cwd: root,
        encoding: 'utf8',
        maxBuffer: 1 << 28,
        stdio: ['ignore', 'pipe', 'ignore'],
      });
    } catch {
      return undefined;
    }
  };
  const commit = git('rev-parse', 'HEAD')?.trim();
  if (commit === undefined)
    return {
      commit: versionsOf(['webpack'], locked).join('\n'),
      changed: [],
      lockedBefore: locked,
      against: 'no repository',
    };
  const main = mainBranches.find(
    (branch) => git('rev-parse', '--verify', '--quiet', `${branch}^{commit}`) !== undefined,
  );
  const base = (main && git('merge-base', 'HEAD', main)?.trim()) ?? main ?? 'HEAD';
  const lines = (text = ''): string[] => text.split('\0').filter((line) => line !== '');
  const before = git('show', `${base}:./package-lock.json`);
  return {
    commit,
    changed: [
      ...lines(git('diff', '--name-only', '--relative', '-z', base)),
      ...lines(git('ls-files', '--others', '--exclude-standard', '-z')),
    ],
    lockedBefore: before === undefined ? locked : (JSON.parse(before) as { packages: LockedPackages }).packages,
    against: main ?? 'the last commit',
  };
}

/** What a run says of its choice, in one line or a few. */
export function describeChoice({ changed, packages, drawn }: Choice<PageFences>, state: State): string[] {
  const named = (found: readonly PageFences[]): string => found.map(({ file }) => file).join(', ');
  return [
    `${changed.length} pages differ from ${state.against}${changed.length > 0 ? `: ${named(changed)}` : ''}`,
    `${packages.length} more have examples with other packages${packages.length > 0 ? `: ${named(packages)}` : ''}`,
    `${drawn.length} are drawn from the rest by ${state.commit.slice(0, 10)}: ${named(drawn)}`,
  ];
}
