import { expect, it } from 'vitest';
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
  expect(active('/glossary/')).toEqual([]);
});

it('marks one entry of the row', () => {
  const [documentation] = topLinks('/guides/caching/');
  expect(documentation?.children.filter((child) => child.isActive).map((child) => child.url)).toEqual(['/guides/']);
});
