import { expect, it } from 'vitest';
import { sectionIds, sectionNames } from '../../model/sections.ts';
import { topLinks } from './top-links.ts';

const active = (path: string) =>
  topLinks(path)
    .filter((link) => link.isActive)
    .map((link) => link.content);

it.each(['/api/cli/', '/concepts/', '/configuration/output/', '/guides/', '/loaders/', '/migrate/5/', '/plugins/'])(
  'shows Documentation as active on %s',
  (path) => expect(active(path)).toEqual(['Documentation']),
);

it('shows the others on their own pages, and none elsewhere', () => {
  expect(active('/contribute/writing-a-loader/')).toEqual(['Contribute']);
  expect(active('/vote/')).toEqual(['Vote']);
  expect(active('/blog/')).toEqual(['Blog']);
  expect(active('/tools/start/')).toEqual(['Tools']);
  expect(active('/playground/')).toEqual(['Tools']);
  expect(active('/glossary/')).toEqual([]);
});

it('has every section, by its name and in its order, and the vote before the blog', () => {
  const [documentation, ...others] = topLinks('/');
  const links = [...documentation!.children, ...others].filter(({ url }) => url !== '/vote/');
  expect(links.map(({ content, url }) => [content, url])).toEqual(
    sectionIds.map((id) => [sectionNames[id], `/${id}/`]),
  );
  expect(others.map(({ content }) => content)).toEqual(['Tools', 'Contribute', 'Vote', 'Blog']);
});

it('marks one entry of the row', () => {
  const [documentation] = topLinks('/guides/caching/');
  expect(documentation?.children.filter((child) => child.isActive).map((child) => child.url)).toEqual(['/guides/']);
});
