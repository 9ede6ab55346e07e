import { expect, test } from 'vitest';
import { factsOf } from '../../facts/testing/sketched.ts';
import type { FactOf } from '../../facts/types.ts';
import { markdownBody } from '../markdown-copy/markdown-body.ts';
import { compileText } from '../testing/compile-text.ts';

const member = (name: string, more: Partial<FactOf<'declaration'>>): FactOf<'declaration'> => ({
  id: `declaration:${name}`,
  kind: 'declaration',
  name,
  owner: name.split('.')[0]!,
  parent: `declaration:${name.split('.')[0]}`,
  group: 'property',
  ...more,
});
const type = (name: string, more: Partial<FactOf<'declaration'>> = {}): FactOf<'declaration'> => ({
  id: `declaration:${name}`,
  kind: 'declaration',
  name,
  group: 'class',
  exported: true,
  ...more,
});
const facts = factsOf([
  type('Graph', { extends: ['Base'], files: ['lib/Graph.js'] }),
  member('Graph.constructor', { group: 'constructor', signature: 'new Graph(size?: number)' }),
  member('Graph.nodes', { group: 'property', type: 'Iterable<Node>' }),
  member('Graph.add', { group: 'method', signature: 'add(node: Node): void', comment: 'Adds <a> node.' }),
  member('Graph.LIMIT', { group: 'static property', type: 'number', sameAs: ['declaration:Base.LIMIT'] }),
  type('Base'),
  member('Base.LIMIT', { group: 'static property', type: 'number' }),
  type('Node', { exported: false }),
  type('Walker'),
  member('Walker.next', { group: 'property', type: 'Node', sameAs: ['api:Walker.next'] }),
  type('NodeOptions', { exported: false, group: 'interface' }),
  member('NodeOptions.size', { group: 'property', type: 'number' }),
]);
const compile = (body: string) => compileText(body, { facts, extension: '.mdx' });

test('shows each member with its signature, and claims it with an id of its own', async () => {
  const { html, claims, problems } = await compile('## Graph\n\n<Declarations of="Graph" />\n');
  expect(problems).toEqual([]);
  expect(html).toContain(
    '<dt id="graphadd"><code class="nb"><b>add</b>(node: <span data-of-facts="declaration%3ANode">Node</span>): void</code>',
  );
  expect(claims.map(({ fact, anchor }) => [fact, anchor])).toEqual([
    ['declaration:Graph', 'graph'],
    ['declaration:Graph.constructor', 'graphconstructor'],
    ['declaration:Graph.nodes', 'graphnodes'],
    ['declaration:Graph.add', 'graphadd'],
    ['declaration:Graph.LIMIT', 'graphlimit'],
  ]);
});

test('a member that is described elsewhere leads there, and not to its own entry', async () => {
  const { html } = await compile('## Graph\n\n<Declarations of="Walker" />\n');
  expect(html).toContain('<b data-of-facts="api%3AWalker.next">next</b>');
  const said = await compile('## Graph\n\n<Declarations of="Walker" words="walker-words.yaml" />\n');
  expect(said.html).toMatch(/<b data-of-facts="api%3AWalker\.next">.*Goes on to the next node\./s);
});

test('a comment of the package is marked as its words, and markup in it stays text', async () => {
  const { html } = await compile('## Graph\n\n<Declarations of="Graph" />\n');
  expect(html).toMatch(
    /<q class="comment"[^>]*>Adds &#x3C;a> node\.<\/q>|<q class="comment"[^>]*>Adds &lt;a> node\.<\/q>/,
  );
});

test('repeated static members are a line, not entries', async () => {
  const { html } = await compile('## Graph\n\n<Declarations of="Graph" />\n');
  expect(html).toMatch(/Also here: <code id="graphlimit"/);
});

test('several names are listed, those with members one after the other', async () => {
  const { html, claims } = await compile('## Some\n\n<Declarations of="Base Node" />\n');
  expect(html).toContain('<p class="member-title" id="base"><code>Base</code></p>');
  expect(html).toContain('<dt id="node">');
  expect(claims.map(({ fact }) => fact)).toEqual(['declaration:Node', 'declaration:Base', 'declaration:Base.LIMIT']);
});

test('a name that is not declared, and a file that is not there, are errors', async () => {
  const unknown = await compile('<Declarations of="Grahp" />\n');
  expect(unknown.problems.map(({ message }) => message)).toEqual([
    '<Declarations of="Grahp">: webpack\'s types don\'t declare this name. `npm run facts -- --kind declaration` lists all names.',
  ]);
  const { problems } = await compile('<Declarations of="Graph" words="none.yaml" />\n');
  expect(problems[0]!.message).toMatch(/^The file none\.yaml does not exist/);
});

test('types that are not exported are listed by letters, and classes are not among them', async () => {
  const { html, claims } = await compile('## Types\n\n<Declarations unexported="M-N" />\n');
  expect(html).toContain('<p class="member-title" id="nodeoptions">');
  expect(claims.map(({ fact }) => fact)).toEqual(['declaration:NodeOptions', 'declaration:NodeOptions.size']);
  const { problems } = await compile('<Declarations unexported="X" />\n');
  expect(problems[0]!.message).toContain('matches no types');
});

test('without names and letters it says what it needs', async () => {
  const { problems } = await compile('<Declarations />\n');
  expect(problems[0]!.message).toBe('<Declarations> needs names in `of`, or letters in `unexported`.');
});

test('a sentence is found by the public path of a member and by its name, and one that is not used is an error', async () => {
  const both = await compile('## Some\n\n<Declarations of="Graph Node" words="member-words.yaml" />\n');
  expect(both.problems).toEqual([]);
  expect(both.html).toContain('<dd><p>Adds a node to <code>this</code> graph.</p></dd>');
  expect(both.html).toContain('<dd><p>All nodes.</p></dd>');
  const other = await compile('## Base\n\n<Declarations of="Base" words="member-words.yaml" />\n');
  expect(other.problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('has a sentence for Graph.add, which does not exist'),
    expect.stringContaining('has a sentence for nodes, which does not exist'),
  ]);
});

test('the Markdown copy of the page has the members as a list, and no field that narrows them', async () => {
  const { html, url } = await compile(
    '## Graph\n\n<MemberFilter />\n\n<Declarations of="Graph" words="graph-words.yaml" />\n\nMore.\n',
  );
  expect(markdownBody(html, { origin: 'https://webpack.js.org', url })).toBe(
    [
      '## Graph {#graph}\n\nExtends `Base` · `webpack.Graph` · File `lib/Graph.js`',
      '**Constructor**\n\n- `new Graph(size?: number)`',
      '**Properties**\n\n- `nodes: Iterable<Node>`: All nodes with their `size`.',
      String.raw`**Methods**${'\n\n'}- ${'`add(node: Node): void`'}: “Adds \<a> node.”`,
      'Also here: `LIMIT`\n\nMore.',
    ].join('\n\n'),
  );
});
