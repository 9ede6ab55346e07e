import { expect, test } from 'vitest';
import { shownPath } from './markdown/report.ts';
import { LastGoodPages, type PageOfSource } from './last-good.ts';
import type { Problem } from './types.ts';

const contentDir = '/content';
const page = (path: string, title: string, more: object = {}): PageOfSource =>
  ({
    source: { path, file: `/content/${path}`, url: `/${path.replace(/\.mdx?$/, '')}/`, ...more },
    page: { title },
  }) as PageOfSource;
const error = (file: string, severity: Problem['severity'] = 'error'): Problem => ({
  file: shownPath(`/content/${file}`),
  line: 1,
  message: 'An error.',
  severity,
});
const titles = (pages: PageOfSource[]): string[] => pages.map((each) => each.page.title);

test('a page with an error is shown as it last was without, others as they are', () => {
  const good = new LastGoodPages();
  good.standIn([page('a.md', 'a'), page('b.md', 'b')], [], contentDir);
  const edited = [page('a.md', 'a, wrong'), page('b.md', 'b, edited')];
  expect(titles(good.standIn(edited, [error('a.md')], contentDir))).toEqual(['a', 'b, edited']);
  expect(titles(good.standIn(edited, [error('a.md', 'warning')], contentDir))).toEqual(['a, wrong', 'b, edited']);
});

test('one that cannot be read stays, one that was deleted goes', () => {
  const good = new LastGoodPages();
  good.standIn([page('a.md', 'a'), page('b.md', 'b')], [], contentDir);
  expect(titles(good.standIn([page('b.md', 'b')], [error('a.md')], contentDir))).toEqual(['b', 'a']);
  expect(titles(good.standIn([page('b.md', 'b')], [], contentDir))).toEqual(['b']);
});

test('READMEs stay while their list has an error', () => {
  const good = new LastGoodPages();
  const readme = page('loaders/_x.md', 'x', { package: { name: 'x' }, file: '/node_modules/x/README.md' });
  good.standIn([readme], [], contentDir);
  expect(titles(good.standIn([], [error('loaders/packages.yaml')], contentDir))).toEqual(['x']);
  expect(titles(good.standIn([], [], contentDir))).toEqual([]);
});

test('a new page with an error is shown as it is, unless its address is taken', () => {
  const good = new LastGoodPages();
  good.standIn([page('a.md', 'a')], [], contentDir);
  const both = [page('a.md', 'a'), page('a.mdx', 'other a'), page('c.md', 'c')];
  expect(titles(good.standIn(both, [error('a.mdx'), error('c.md')], contentDir))).toEqual(['a', 'c']);
});
