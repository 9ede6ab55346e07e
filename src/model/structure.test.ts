import { describe, expect, test } from 'vitest';
import { nestAnchors, shownHeadings } from './anchors.ts';
import { neighbors } from './neighbors.ts';
import type { SectionData } from './page.ts';
import { nearbyPages, sidebarOrder } from './sidebar.ts';
import { documentTitle } from './titles.ts';

const heading = (level: number, title: string): { level: number; title: string; id: string } => ({
  level,
  title,
  id: title,
});

describe('anchors', () => {
  test('nest by level, also where one is left out', () => {
    expect(nestAnchors([heading(2, 'A'), heading(4, 'B'), heading(3, 'C'), heading(1, 'D'), heading(3, 'E')])).toEqual([
      { ...heading(2, 'A'), children: [heading(4, 'B'), heading(3, 'C')] },
      { ...heading(1, 'D'), children: [heading(3, 'E')] },
    ]);
  });
  test.each([
    ['output.library', 'output.library.name', 'name'],
    ['resolve', 'resolve.alias', 'alias'],
    ['resolve option', 'resolve.alias', 'alias'],
    ['Rule', 'Rules', undefined],
    ['Hooks', 'Hooks: when', 'when'],
    ['output', 'output', undefined],
    ['output', 'module.output', undefined],
    ['import.meta', 'import.meta.dirname and import.meta.filename', 'dirname and filename'],
  ])('under %s, %s is %s for short', (parent, child, short) => {
    expect(nestAnchors([heading(2, parent), heading(3, child)])[0]?.children?.[0]?.title2).toBe(short);
  });
  test('siblings of one kind are short, a few or of several kinds are not', () => {
    const shown = (...titles: string[]): (string | undefined)[] =>
      nestAnchors(titles.map((title) => heading(2, title))).map(({ title2 }) => title2);
    expect(shown('run compiler hook', 'emit compiler hook', 'make compiler hook', 'Install webpack')).toEqual([
      'run',
      'emit',
      'make',
      undefined,
    ]);
    expect(shown('amd option', 'bail option', 'config flag')).toEqual([undefined, undefined, undefined]);
    expect(shown('Install webpack', 'Update webpack', 'Remove webpack')).toEqual([undefined, undefined, undefined]);
  });
  test('the sidebar shows three levels', () => {
    expect(shownHeadings([heading(1, 'a'), heading(3, 'b'), heading(4, 'c')]).map(({ title }) => title)).toEqual([
      'a',
      'b',
    ]);
  });
});

describe('sidebar', () => {
  const page = (
    title: string,
    rest: object = {},
  ): { title: string; url: string; sort?: number; group?: string; date?: string } => ({
    title,
    url: `/s/${title}/`,
    ...rest,
  });
  const titles = (pages: ReturnType<typeof page>[]): string[] => sidebarOrder(pages, '/s/').map(({ title }) => title);

  test('index first, then by sort, then by title', () => {
    expect(
      titles([
        page('c'),
        page('b10'),
        page('b9'),
        page('z', { sort: 2 }),
        page('y', { sort: 1 }),
        page('index', { url: '/s/' }),
      ]),
    ).toEqual(['index', 'y', 'z', 'b9', 'b10', 'c']);
    expect(titles([page('a', { sort: 0 }), page('i', { sort: -1 })])).toEqual(['i', 'a']);
  });
  test('groups stand together, in the order they first appear', () => {
    expect(
      titles([
        page('1', { sort: 1, group: 'B' }),
        page('2', { sort: 2, group: 'A' }),
        page('3', { sort: 3, group: 'B' }),
        page('0', { sort: -1 }),
      ]),
    ).toEqual(['0', '1', '3', '2']);
  });
  test('posts from the newest', () => {
    expect(titles([page('a', { date: '2020-01-01' }), page('b', { date: '2021-01-01' })])).toEqual(['b', 'a']);
  });
});

describe('a sidebar lists', () => {
  const section = (ungrouped: number, grouped: number): SectionData => ({
    id: 's',
    title: 'S',
    url: '/s/',
    boxes: '',
    pages: Array.from({ length: ungrouped + grouped }, (_, index) => ({
      url: `/s/${index}/`,
      title: `${index}`,
      hasAnchors: false,
      ...(index >= ungrouped && { group: 'G' }),
    })),
  });
  const titles = (data: SectionData): string[] => data.pages.map(({ title }) => title);

  test('a short section whole', () => {
    const short = section(90, 10);
    expect(nearbyPages(short, '/s/0/')).toBe(short);
  });
  test('of a long one what is around the open page, and says how many more there are', () => {
    const near = nearbyPages(section(120, 200), '/s/60/');
    expect(titles(near)).toEqual(Array.from({ length: 61 }, (_, index) => `${index + 30}`));
    expect(near.more).toEqual({ '': 59, G: 200 });
  });
  test('the open page and its group beside the first pages without one', () => {
    const near = nearbyPages(section(120, 20), '/s/125/');
    expect(titles(near)).toHaveLength(30 + 20);
    expect(near.more).toEqual({ '': 90, G: 0 });
  });
  test('the same once it is shortened', () => {
    const near = nearbyPages(section(120, 200), '/s/60/');
    expect(nearbyPages(near, '/s/0/')).toBe(near);
  });
});

test('neighbors', () => {
  const pages = ['a', 'b', 'c'].map((title) => ({ title, url: `/${title}/`, more: 1 }));
  expect(neighbors(pages, '/b/')).toEqual({ previous: { title: 'a', url: '/a/' }, next: { title: 'c', url: '/c/' } });
  expect(neighbors(pages, '/a/')).toEqual({ next: { title: 'b', url: '/b/' } });
  expect(neighbors(pages, '/x/')).toEqual({});
});

test('titles of documents', () => {
  expect(documentTitle({ title: 'Caching', kind: 'page' }, 'webpack')).toBe('Caching | webpack');
  expect(documentTitle({ title: 'webpack', kind: 'home' }, 'webpack')).toBe('webpack');
  expect(documentTitle({ title: 'Guides', kind: 'printable' }, 'webpack')).toBe('Combined printable page | webpack');
  expect(documentTitle('not-found', 'webpack')).toBe('Page Not Found | webpack');
  expect(documentTitle('failed', 'webpack')).toBe('Error loading content | webpack');
});
