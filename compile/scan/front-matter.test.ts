import { expect, test } from 'vitest';
import { readFrontMatter } from './front-matter.ts';

const problems = (file: string): string[] =>
  readFrontMatter(file).problems.map(({ line, message }) => `${line} ${message}`);

test('everything it may say', () => {
  const { frontMatter, body, bodyLine } = readFrontMatter(
    '---\ntitle: A\nsort: -1\ngroup: G\ndescription: D\ncontributors: [a]\nrelated:\n  - title: R\n    url: /r/\ndate: 2020-10-10\nsource: https://s.example\nedit: https://e.example\nrepo: https://r.example\n---\n\n# B\n',
  );
  expect(frontMatter).toEqual({
    title: 'A',
    sort: -1,
    group: 'G',
    description: 'D',
    contributors: ['a'],
    related: [{ title: 'R', url: '/r/' }],
    date: '2020-10-10',
    source: 'https://s.example',
    edit: 'https://e.example',
    repo: 'https://r.example',
  });
  expect({ body, bodyLine }).toEqual({ body: '\n# B\n', bodyLine: 15 });
});

test('translators are contributors', () => {
  expect(readFrontMatter('---\ntitle: A\ncontributors: [a, b]\ntranslators: [b, c]\n---\n').frontMatter).toEqual({
    title: 'A',
    contributors: ['a', 'b', 'c'],
  });
});

test('Windows line ends and a byte order mark', () => {
  expect(readFrontMatter('\uFEFF---\r\ntitle: A\r\n---\r\nb')).toMatchObject({
    frontMatter: { title: 'A' },
    body: 'b',
    bodyLine: 4,
  });
});

test('a rule in the body is no front matter', () => {
  expect(readFrontMatter('---\ntitle: A\n---\na\n\n---\n').body).toBe('a\n\n---\n');
});

test.each([
  ['no front matter', '# A', ['1 The page has no front matter. Start it with ---, title: …, ---.']],
  ['an unclosed one', '---\ntitle: A\n', ['1 The front matter is not closed. End it with a line of three dashes.']],
  ['no title', '---\nsort: 1\n---\n', ['1 Front matter: title is missing.']],
  [
    'an unknown key',
    '---\ntitle: A\n\ncontributers: [a]\n---\n',
    ['4 Front matter has no key contributers. Did you mean contributors?'],
  ],
  ['a wrong type', '---\ntitle: A\nsort: first\n---\n', ['3 Front matter: sort must be a number, and is a string.']],
  ['a list as title', '---\ntitle: [a]\n---\n', ['2 Front matter: title must be a string, and is an array.']],
  ['a number as title', '---\ntitle: 5\n---\n', ['2 Front matter: title must be a string, and is a number.']],
  [
    'an incomplete related link',
    '---\ntitle: A\nrelated:\n  - title: B\n---\n',
    ['4 Front matter: related.0.url is missing.'],
  ],
  [
    'a relative related link',
    '---\ntitle: A\nrelated:\n  - title: B\n    url: ../b\n---\n',
    ['5 Front matter: related.0.url must be a site address (/guides/) or begin with https://.'],
  ],
  [
    'an unknown key of a related link',
    '---\ntitle: A\nrelated:\n  - title: B\n    url: /b/\n    link: c\n---\n',
    ['6 Front matter has no key related.0.link.'],
  ],
  [
    'a date that is none',
    '---\ntitle: A\ndate: yesterday\n---\n',
    ['3 Front matter: date must be a day such as 2026-11-21.'],
  ],
  [
    'a date in another form',
    '---\ntitle: A\ndate: 21.11.2026\n---\n',
    ['3 Front matter: date must be a day such as 2026-11-21.'],
  ],
  [
    'several mistakes',
    '---\nsort: x\nfoo: 1\n---\n',
    [
      '1 Front matter: title is missing.',
      '2 Front matter: sort must be a number, and is a string.',
      '3 Front matter has no key foo.',
    ],
  ],
])('%s', (_name, file, expected) => expect(problems(file).toSorted()).toEqual(expected));

test('YAML that is none', () => {
  expect(problems('---\ntitle: "A\nsort: 1\n---\n')).toEqual([
    expect.stringMatching(/^[234] The front matter is not valid YAML: /),
  ]);
});
