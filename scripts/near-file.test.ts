import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { nearFile } from './near-file.mjs';

const root = path.resolve(import.meta.dirname, '..');

test.each([
  ['guides/caching', 'content/guides/caching.md'],
  ['guides/caching.md', 'content/guides/caching.md'],
  ['/guides/caching/', 'content/guides/caching.md'],
  ['content/guides/caching', 'content/guides/caching.md'],
  ['content/guides/cahcing.md', 'content/guides/caching.md'],
  ['guides/cachng.md', 'content/guides/caching.md'],
  ['content/contribute/writers-guide.md', 'content/contribute/writers-guide.mdx'],
  ['scripts/nearfile.mjs', 'scripts/near-file.mjs'],
  ['content/guides/no-such.md', undefined],
  ['no-such-folder/a.md', undefined],
])('%s means %s', (asked, meant) => {
  expect(nearFile(asked, root)).toBe(meant);
});

test.each([
  [
    ['--all', '--no-browser', 'guides/caching'],
    /^guides\/caching does not exist: npm run check -- content\/guides\/caching\.md$/m,
  ],
  [['--all', '--no-browser', 'x/y'], /^x\/y does not exist: name pages, as in npm run check -- content\/index\.mdx$/m],
  [['x/y'], /^x\/y does not exist: name files of the project, as in npm test -- src\/model\/url\.ts$/m],
])('%s is answered with the command that was called', (words, answer) => {
  const answered = (): string =>
    execFileSync(process.execPath, ['scripts/test.mjs', ...words], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
  expect(answered).toThrow(answer);
});
