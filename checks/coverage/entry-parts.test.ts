import { expect, test } from 'vitest';
import { compileText } from '../../compile/testing/compile-text.ts';
import { factsOf } from '../../facts/testing/sketched.ts';
import { incompleteEntries } from './entry-parts.ts';

const facts = factsOf([
  { id: 'option:output', kind: 'option', name: 'output', example: 'output: { path: "/x" }' },
  {
    id: 'option:output.path',
    kind: 'option',
    name: 'output.path',
    parent: 'option:output',
    example: 'output: { path: "/x" }',
  },
  { id: 'option:output.dim', kind: 'option', name: 'output.dim', parent: 'option:output' },
]);

async function faults(body: string, change = (html: string): string => html): Promise<string[]> {
  const page = await compileText(body, { facts, url: '/configuration/output/', path: 'configuration/output.md' });
  return incompleteEntries([{ ...page, html: change(page.html) }], facts).map(({ message }) => message);
}

const page = `## \`output\` {~old}

### Parts {option:output.*}

| Option | What |
|---|---|
| \`path\` | Where. |
`;

test('an entry has its default and its example, in its row or below its heading', async () => {
  expect(await faults(page)).toEqual([]);
});

test('one whose default is taken away is found', async () => {
  expect(await faults(page, (html) => html.replace(/<span class="fact">.*?<\/span>/s, ''))).toEqual([
    'the entry of option:output.path shows no default at #outputpath',
  ]);
  expect(await faults(page, (html) => html.replace(/<div><dt>Default<\/dt>.*?<\/div>/s, ''))).toEqual([
    'the entry of option:output shows no default at #output',
  ]);
});

test('one without an example is found, unless code below its heading has options', async () => {
  expect(await faults(`${page}| \`dim\` | Dims. |`)).toEqual([
    'the entry of option:output.dim shows no example at #outputdim',
  ]);
  const bare = (html: string): string => html.replaceAll(/<details.*?<\/details>/gs, '');
  expect(await faults('## `output`', bare)).toEqual(['the entry of option:output shows no example at #output']);
  expect(await faults('## `output`\n\n```js\nexport default { output: {} };\n```', bare)).toEqual([]);
});

test('one whose place is gone is found', async () => {
  expect(await faults('## `output`', (html) => html.replace('id="output"', ''))).toEqual([
    'the entry of option:output shows no place at #output',
  ]);
});
