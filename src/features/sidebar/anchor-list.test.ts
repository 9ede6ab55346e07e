import { expect, it } from 'vitest';
import { anchorListHtml } from './anchor-list.ts';

it('nests, and prefers the short title', () => {
  const anchors = [
    {
      title: 'output.library',
      id: 'outputlibrary',
      level: 2,
      children: [
        {
          title: 'output.library.name',
          title2: 'name',
          id: 'outputlibraryname',
          level: 3,
        },
      ],
    },
  ];
  expect(anchorListHtml(anchors, '')).toBe(
    '<li><a href="#outputlibrary">output.library</a><ul><li><a href="#outputlibraryname">name</a></li></ul></li>',
  );
});

it('an id that follows from the title need not be said', () => {
  expect(anchorListHtml([{ title: 'Getting started' }], '')).toBe(
    '<li><a href="#getting-started">Getting started</a></li>',
  );
});

it('escapes titles and addresses', () => {
  expect(anchorListHtml([{ title: '<b> & "c"', id: 'a"b' }], '/x/')).toBe(
    '<li><a href="/x/#a%22b">&#60;b&#62; &#38; &#34;c&#34;</a></li>',
  );
});
