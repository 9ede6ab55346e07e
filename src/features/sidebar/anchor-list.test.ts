import { expect, it } from 'vitest';
import { anchorListHtml } from './anchor-list.ts';

it('nests by level, prefers the short title, and stops at level 3', () => {
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
          children: [{ title: 'deep', id: 'deep', level: 4 }],
        },
      ],
    },
  ];
  expect(anchorListHtml(anchors, '')).toBe(
    '<li><a href="#outputlibrary">output.library</a><ul><li><a href="#outputlibraryname">name</a></li></ul></li>',
  );
});

it('escapes titles and addresses', () => {
  expect(anchorListHtml([{ title: '<b> & "c"', id: 'a"b', level: 2 }], '/x/')).toBe(
    '<li><a href="/x/#a%22b">&#60;b&#62; &#38; &#34;c&#34;</a></li>',
  );
});
