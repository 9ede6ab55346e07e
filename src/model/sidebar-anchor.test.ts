import { expect, test } from 'vitest';
import { idOf, sidebarAnchors } from './sidebar-anchor.ts';

test('says of a heading what does not follow from the rest', () => {
  const anchors = [
    {
      title: 'Getting started',
      id: 'getting-started',
      level: 2,
      children: [
        { title: 'output.library', id: 'outputlibrary', level: 3 },
        { title: 'output.library.name', title2: 'name', id: 'outputlibraryname', level: 3 },
      ],
    },
    { title: 'Über uns', id: 'über-uns', level: 2 },
  ];
  const compact = sidebarAnchors(anchors);
  expect(compact).toEqual([
    {
      title: 'Getting started',
      children: [
        { title: 'output.library', id: 'outputlibrary' },
        { title: 'name', id: 'outputlibraryname' },
      ],
    },
    { title: 'Über uns' },
  ]);
  expect([...compact, ...compact[0]!.children!].map(idOf)).toEqual([
    'getting-started',
    'über-uns',
    'outputlibrary',
    'outputlibraryname',
  ]);
});
