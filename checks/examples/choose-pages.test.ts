/** Tests the selection of examples for the short run, with real Git repositories. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../compile/testing/temporary-folder.ts';
import type { LockedPackages } from '../../compile/cache-keys/locked-packages.ts';
import { choosePages, describeChoice, readState, type State } from './choose-pages.ts';
import { readFences } from './read-fences.ts';

const folder = temporaryFolder('choice');

const lockfile = (versions: Record<string, string>): { packages: LockedPackages } => ({
  packages: Object.fromEntries(
    Object.entries(versions).map(([name, version]) => [`node_modules/${name}`, { version }]),
  ),
});
const before = lockfile({ webpack: '5.0.0', lodash: '4.0.0', less: '1.0.0' });

const inRepository = (name: string): string => path.join(folder, 'repository', name);
const git = (...words: string[]): string =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...words], {
    cwd: folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
const inside = (...words: string[]): string => git('-C', 'repository', ...words);

beforeAll(() => {
  mkdirSync(inRepository('content'), { recursive: true });
  git('init', '--quiet', '--initial-branch=main', 'repository');
  for (const page of ['same', 'changed', 'edited']) writeFileSync(inRepository(`content/${page}.md`), page);
  writeFileSync(inRepository('package-lock.json'), JSON.stringify(before));
  inside('add', '.');
  inside('commit', '--quiet', '--message=one');
  inside('switch', '--quiet', '--create=topic');
  writeFileSync(inRepository('content/changed.md'), 'other words');
  inside('commit', '--quiet', '--all', '--message=two');
  writeFileSync(inRepository('content/edited.md'), 'words that nobody committed');
  writeFileSync(inRepository('content/new.md'), 'a new page');
});

describe('what git says', () => {
  const now = lockfile({ webpack: '5.0.1' }).packages;

  test('pages that differ from where the branch began, uncommitted and new ones too', () => {
    const { changed, lockedBefore, against } = readState(inRepository('.'), now);
    expect(changed.toSorted()).toEqual(['content/changed.md', 'content/edited.md', 'content/new.md']);
    expect([lockedBefore, against]).toEqual([before.packages, 'main']);
  });

  test('in a shallow clone, the main branch itself counts', () => {
    git('clone', '--quiet', '--depth=1', '--no-single-branch', `file://${inRepository('.')}`, 'shallow');
    expect(readState(path.join(folder, 'shallow'), now)).toMatchObject({
      changed: ['content/changed.md'],
      against: 'origin/main',
    });
  });

  test('without a repository, nothing is known to differ', () => {
    cpSync(inRepository('content'), path.join(folder, 'unpacked/content'), { recursive: true });
    const state = readState(path.join(folder, 'unpacked'), now);
    expect(state).toMatchObject({ changed: [], lockedBefore: now, against: 'no repository' });
    expect(state.commit).not.toBe('');
  });
});

/** Pages with one example each, which uses a package. */
const pages = Array.from({ length: 200 }, (_, index) => {
  const file = path.join(folder, `page-${index}.md`);
  const uses = index === 7 ? 'lodash' : 'nothing';
  writeFileSync(file, `---\ntitle: A page\n---\n\n\`\`\`js\nimport '${uses}';\n\`\`\`\n`);
  return { ...readFences(file), file: `content/page-${index}.md` };
});
const state: State = { commit: 'abc', changed: ['content/page-3.md'], lockedBefore: before.packages, against: 'main' };

test('pages that differ, pages whose packages differ, and about one in ten of the rest', () => {
  const locked = lockfile({ webpack: '5.0.0', lodash: '4.0.1', less: '2.0.0' }).packages;
  const choice = choosePages(pages, state, locked);
  expect(choice.changed.map(({ file }) => file)).toEqual(['content/page-3.md']);
  expect(choice.packages.map(({ file }) => file)).toEqual(['content/page-7.md']);
  expect(choice.drawn.length).toBeGreaterThan(8);
  expect(choice.drawn.length).toBeLessThan(40);
  const said = describeChoice(choice, state).join('\n');
  for (const { file } of Object.values(choice).flat()) expect(said).toContain(file);
});

test('an update of webpack has all of them run', () => {
  const locked = lockfile({ webpack: '5.0.1', lodash: '4.0.0', less: '1.0.0' }).packages;
  expect(choosePages(pages, state, locked).packages).toHaveLength(199);
});

test('the same commit draws the same pages, another one others; forty have drawn nearly all', () => {
  const drawnBy = (commit: string): string[] =>
    choosePages(pages, { ...state, commit }, before.packages).drawn.map(({ file }) => file);
  expect(drawnBy('abc')).toEqual(drawnBy('abc'));
  expect(drawnBy('abc')).not.toEqual(drawnBy('abd'));
  const ever = new Set(Array.from({ length: 40 }, (_, index) => drawnBy(String(index))).flat());
  expect(ever.size).toBeGreaterThan(180);
});
