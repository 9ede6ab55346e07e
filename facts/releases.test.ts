import { expect, test } from 'vitest';
import { indexFacts } from './lookup.ts';
import { releasesOf } from './releases.ts';
import { sketched } from './testing/sketched.ts';

type Published = Parameters<typeof releasesOf>[0][number];

function published(version: string, rest: Partial<Published> = {}): Published {
  return { version, added: {}, removed: {}, defaults: [], hooks: [], deprecated: [], ...rest };
}

const cssUrl = ['css', 'css/auto', 'css/global', 'css/module'].map((type) => `module.parser.${type}.url`);

const facts = indexFacts({
  versions: {},
  added: { '5.3.0': cssUrl.map((name) => `option:${name}`) },
  build: [],
  facts: sketched(cssUrl.map((name) => ({ id: `option:${name}`, kind: 'option', name, type: 'boolean' }))),
});

/** Changes of releases after the first one, as short texts. */
function told(...releases: Published[]): string[] {
  return releasesOf([published('5.0.0'), ...releases], facts).flatMap(({ version, changes }) =>
    changes.map(({ change, names, parts, says, since, until }) =>
      [version, change, names.join(' '), parts > 1 && parts, says, since && `since ${since}`, until && `until ${until}`]
        .filter(Boolean)
        .join(' '),
    ),
  );
}

test('an option that came and went is told at both releases, each with the other', () => {
  expect(
    told(
      published('5.1.0', { added: { option: ['output.lost', 'output.lost.part'] } }),
      published('5.2.0', { removed: { option: ['output.lost', 'output.lost.part', 'output.old'] } }),
    ),
  ).toEqual([
    '5.1.0 new output.lost 2 until 5.2.0',
    '5.2.0 removed output.lost 2 since 5.1.0',
    '5.2.0 removed output.old',
  ]);
});

test('an option that returned is told at all three releases', () => {
  expect(
    told(
      published('5.1.0', { removed: { option: ['module.parser.css.url'] } }),
      published('5.3.0', { added: { option: ['module.parser.css.url'] } }),
    )[0],
  ).toBe('5.1.0 removed module.parser.css.url until 5.3.0');
});

test('the same change of an option in several types of modules keeps all their names', () => {
  expect(told(published('5.3.0', { defaults: cssUrl.map((name) => ({ name, says: 'true → false' })) }))).toEqual([
    `5.3.0 new ${cssUrl.join(' ')}`,
    `5.3.0 changed ${cssUrl.join(' ')} true → false`,
  ]);
  expect(
    told(
      published('5.4.0', {
        removed: { option: cssUrl },
        deprecated: ['module.parser.css/auto.import', 'module.parser.css/global.import'],
      }),
    ),
  ).toEqual([
    `5.4.0 removed ${cssUrl.join(' ')}`,
    '5.4.0 changed module.parser.css/auto.import module.parser.css/global.import deprecated',
  ]);
});

test('of a long difference the first cases are told, and of a single long one only the name', () => {
  const part = `with { ${'x'.repeat(200)} }`;
  expect(
    told(
      published('5.4.0', {
        defaults: [
          { name: 'bail', says: `${part}; ${part}` },
          { name: 'profile', says: part.repeat(2) },
        ],
      }),
    ),
  ).toEqual([`5.4.0 changed bail ${part}; …`, '5.4.0 changed profile']);
});
