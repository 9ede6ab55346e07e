import { expect, test } from 'vitest';
import { compileText } from '../../compile/testing/compile-text.ts';
import { factsOf } from '../../facts/testing/sketched.ts';
import type { Fact } from '../../facts/types.ts';
import { describeOptions } from './write-editor-schema.ts';

const option = (name: string, more: Partial<Fact> = {}): Fact =>
  ({ id: `option:${name}`, kind: 'option', name, type: 'boolean', ...more }) as Fact;
const options = [
  option('clean', { default: 'true', since: '5.20.0' }),
  option('size', {
    default: [
      { value: '20', when: 'mode: "production"' },
      { value: '10', when: 'otherwise' },
    ],
  }),
  option('silent', { sameAs: ['option:clean'] }),
  option('unknown', { type: `"${'long'.repeat(60)}"`, default: 'a function' }),
];

test('an editor says the first sentence of an entry, its type and default, since when, and where it is', async () => {
  const facts = factsOf(options);
  const body =
    '## `clean` {#clean option:clean}\n\nRemoves old files. It also does more.\n\n## `size` {#size option:size}\n';
  const page = await compileText(body, { facts });
  const describe = describeOptions([page], 'https://site.example');
  expect(options.map(describe)).toEqual([
    {
      description:
        'Removes old files.\n\nType: boolean\n\nDefault: true\n\nSince webpack 5.20.0\n\nhttps://site.example/guides/sample/#clean',
      default: true,
    },
    {
      description:
        'Type: boolean\n\nDefault: 20 in production; otherwise 10\n\nhttps://site.example/guides/sample/#size',
    },
    { description: expect.stringMatching(/^Removes old files\.\n\nType: boolean\n\nDefault: .*#clean$/s) as string },
    { description: 'Default: a function' },
  ]);
});

test('the option that a page is about has the first sentence of the page, if its own only announces a table', async () => {
  const fact = option('sample');
  const body =
    '`sample` sets how.\n\n## `sample` {#sample option:sample}\n\nWhich to choose:\n\n| a | b |\n|---|---|\n| 1 | 2 |\n';
  const page = await compileText(body, { facts: factsOf([fact]) });
  expect(describeOptions([page], 'https://site.example')(fact).description).toMatch(/^sample sets how\.\n\nType/);
});
