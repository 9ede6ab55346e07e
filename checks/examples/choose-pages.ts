/**
 * Selects the pages whose examples are checked in the short run: pages that differ from the main branch, pages whose
 * packages differ, and one in ten of all other pages. The commit hash decides which of these other pages are selected,
 * so that the selection is always the same for a commit but changes with each commit.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { type LockedPackages, readLockedPackages, versionsOf } from '../../compile/cache-keys/locked-packages.ts';
import { divideIntoUnits, type PageFences } from '../../compile/examples/units.ts';
import { usedPackages, withoutPartners } from './used-packages.ts';

/** One in this many of the unchanged pages is selected. */
const share = 10;

/** Names that the main branch may have, in order of preference. */
const mainBranches = ['origin/main', 'main', 'origin/HEAD'];

/** State of the working copy according to git. */
export interface State {
  /** Commit hash, which is the seed of the selection. */
  commit: string;
  /** Files that differ from the main branch, including uncommitted and new files, relative to the project. */
  changed: readonly string[];
  /** Packages in the main branch's lockfile, or the current packages if that lockfile isn't known. */
  lockedBefore: LockedPackages;
  /** Description of what the working copy is compared with. */
  against: string;
}

/** Selected pages, by the reason why they were selected. */
interface Choice<Page extends PageFences> {
  changed: Page[];
  /** Pages whose examples use a package that has a different version on the main branch. */
  packages: Page[];
  drawn: Page[];
}

/**
 * Selects the pages whose examples the short run checks.
 *
 * @param locked packages in the current lockfile
 */
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
 * Reads the state of the working copy from git. In a shallow clone without a common ancestor, it is compared with the
 * main branch itself, and without a main branch with the last commit. Without a repository, no differences are known,
 * and the lockfile is the seed.
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

/** Describes the selection of pages in one or several lines. */
export function describeChoice({ changed, packages, drawn }: Choice<PageFences>, state: State): string[] {
  const named = (found: readonly PageFences[]): string => found.map(({ file }) => file).join(', ');
  return [
    `${changed.length} pages differ from ${state.against}${changed.length > 0 ? `: ${named(changed)}` : ''}`,
    `${packages.length} more have examples with other packages${packages.length > 0 ? `: ${named(packages)}` : ''}`,
    `${drawn.length} are drawn from the rest by ${state.commit.slice(0, 10)}: ${named(drawn)}`,
  ];
}
