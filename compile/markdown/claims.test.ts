import { describe, expect, test } from 'vitest';
import type { FactKind, FactOf, Facts } from '../../facts/types.ts';
import { indexFacts } from '../../facts/lookup.ts';
import { factsOf } from '../../facts/testing/sketched.ts';
import { compileText, mdx, problemsOf } from '../testing/compile-text.ts';

const fact = <Kind extends FactKind>(kind: Kind, name: string, rest: Partial<FactOf<Kind>> = {}) => ({
  id: `${kind}:${name}`,
  kind,
  name,
  ...rest,
});

const facts: Facts = indexFacts({
  versions: {},
  added: {},
  facts: [
    fact('option', 'output'),
    fact('option', 'output.path', { parent: 'option:output', type: 'string', default: '"dist"', since: '5.1.0' }),
    fact('option', 'output.environment', { parent: 'option:output' }),
    fact('option', 'output.environment.arrowFunction', {
      parent: 'option:output.environment',
      type: 'boolean',
      default: [
        { when: 'target: "node"', value: 'true' },
        { when: 'otherwise', value: 'undefined' },
      ],
    }),
    fact('option', 'output.environment.const', {
      parent: 'option:output.environment',
      type: 'boolean',
      experimental: true,
    }),
    fact('hook', 'Compiler.emit', { tapable: 'AsyncSeriesHook', args: [{ name: 'compilation', type: 'Compilation' }] }),
    fact('plugin', 'optimize.SplitChunksPlugin', { since: '5.9.0' }),
    fact('option', 'output.former', { type: 'string', deprecated: 'output.path' }),
  ],
} as unknown as Parameters<typeof indexFacts>[0]);

const configuration = { facts, url: '/configuration/output/', path: 'configuration/output.md' };

describe('headings', () => {
  test('that are the name of a fact claim it, and show what is known', async () => {
    const { html, claims } = await compileText('## `output.path`\n\nText.', configuration);
    expect(claims).toEqual([
      { fact: 'option:output.path', anchor: 'outputpath', line: 4, by: 'heading', implied: true },
    ]);
    expect(html).toContain(
      '</h2><dl class="facts"><div><dt>Type</dt><dd><code>string</code></dd></div><div><dt>Default</dt><dd><code>"dist"</code></dd></div><div><dt>Since</dt><dd><span class="badge">5.1.0+</span></dd></div></dl>',
    );
  });
  test('of what is deprecated say what to use', async () => {
    const { html } = await compileText('## `output.former`', configuration);
    expect(html).toContain(
      '<dt>Deprecated</dt><dd>use <code data-of-facts="option%3Aoutput.path">output.path</code> instead</dd>',
    );
  });
  test('claim by braces anywhere', async () => {
    const { claims, html } = await compileText('## Emitting {#emit hook:Compiler.emit}', { facts });
    expect(claims).toEqual([{ fact: 'hook:Compiler.emit', anchor: 'emit', line: 4, by: 'heading' }]);
    expect(html).toContain('<dt>Arguments</dt><dd><code>compilation: Compilation</code></dd>');
  });
  test('that claim several facts name those that they do not spell', async () => {
    const { html } = await compileText(
      '## `output.environment` {option:output.environment option:output.environment.const option:output.path}',
      configuration,
    );
    const said = html.replaceAll('<wbr>', '').matchAll(/<dt>Name<\/dt><dd><code>(.*?)<\/code>/g);
    expect(Array.from(said, ([, name]) => name)).toEqual(['output.environment.const', 'output.path']);
  });
  test("on the hooks' page are hooks, on a plugin's page its plugin", async () => {
    expect((await compileText('## `emit`', { facts, url: '/api/compiler-hooks/' })).claims[0]?.fact).toBe(
      'hook:Compiler.emit',
    );
    expect(
      (await compileText('## `optimize.SplitChunksPlugin`', { facts, url: '/plugins/split-chunks-plugin/' })).html,
    ).toContain('<dt>Since</dt><dd><span class="badge">5.9.0+</span></dd>');
  });
  test('that are other code claim nothing', async () => {
    expect((await compileText('## `foo`\n\n## output.path', configuration)).claims).toEqual([]);
  });
  test('of a fact that does not exist are an error with the nearest', async () => {
    expect(await problemsOf('## A {option:output.pth}', configuration)).toEqual([
      '4 error: There is no fact option:output.pth. Did you mean option:output.path?',
    ]);
    expect(await problemsOf('## A {option:outputs.*}', configuration)).toHaveLength(1);
  });
  test('without facts are noted, not checked', async () => {
    expect(await compileText('## A {option:nothing}')).toMatchObject({
      claims: [{ fact: 'option:nothing' }],
      problems: [],
    });
  });
});

describe('scopes', () => {
  const table = '| Option | What |\n|---|---|\n| `arrowFunction` | Arrows. |\n| `const` | Constants. |';

  test('rows claim and are completed', async () => {
    const { html, claims, ids } = await compileText(
      `## Syntax {option:output.environment.*}\n\n${table}`,
      configuration,
    );
    expect(claims).toEqual([
      { fact: 'option:output.environment.arrowFunction', anchor: 'outputenvironmentarrowfunction', line: 8, by: 'row' },
      { fact: 'option:output.environment.const', anchor: 'outputenvironmentconst', line: 9, by: 'row' },
    ]);
    expect(ids).toContain('outputenvironmentconst');
    expect(html).toContain(
      '<tr id="outputenvironmentarrowfunction">\n<td><code>arrowFunction</code> <span class="fact"><code>boolean</code><span class="between">\u00a0· </span>default <code>true</code> for the target <code>node</code>, otherwise not set</span></td>',
    );
    expect(html).toContain('<span class="badge">experimental</span>');
  });
  test('items claim, those nested in them do not', async () => {
    const { claims } = await compileText(
      '## S {option:output.environment.*}\n\n- `const`: x\n  - `nested` y\n- plain',
      configuration,
    );
    expect(claims.map(({ fact: id }) => id)).toEqual(['option:output.environment.const']);
  });
  test('end at the next heading of their level', async () => {
    const { claims, problems } = await compileText(
      `## S {option:output.environment.*}\n\n## T\n\n${table}`,
      configuration,
    );
    expect({ claims, problems }).toEqual({ claims: [], problems: [] });
  });
  test('a row that names nothing is an error at its line', async () => {
    expect(
      await problemsOf(`## S {option:output.environment.*}\n\n${table.replace('const', 'cnst')}`, configuration),
    ).toEqual([
      '9 error: There is no fact option:output.environment.cnst. Did you mean option:output.environment.const?',
    ]);
  });
  test("row ids never take a heading's", async () => {
    const { claims, headings } = await compileText(
      `## S {option:output.environment.*}\n\n${table}\n\n## \`output.environment.const\``,
      configuration,
    );
    expect(headings[1]?.id).toBe('outputenvironmentconst');
    expect(claims.find(({ by, fact: id }) => by === 'row' && id.endsWith('const'))?.anchor).toBe('s');
  });
});

test('the facts below a heading are in its text, and not in what search results show of it', async () => {
  const { sections } = await compileText(
    '## `output.path`\n\nWhere files go.\n\n## `output.environment`',
    configuration,
  );
  const path = sections.find(({ title }) => title === 'output.path')!;
  expect(path.text).toMatch(/^Type string Default "dist".*Where files go\.$/);
  expect(path.shown).toBe('Where files go.');
  expect(sections.at(-1)).not.toHaveProperty('shown');
});

describe('examples', () => {
  const known = factsOf([
    { id: 'option:output', kind: 'option', name: 'output' },
    {
      id: 'option:output.clean',
      kind: 'option',
      name: 'output.clean',
      parent: 'option:output',
      example: 'output: { clean: true }',
    },
  ]);
  const page = { ...configuration, facts: known };
  const shown = '<details class="eg"><summary>';

  test('stand in the rows and items of options', async () => {
    const table = '| Option | What |\n|---|---|\n| `clean` | Cleans. |';
    const { html, sections } = await compileText(`## S {option:output.*}\n\n${table}`, page);
    expect(html).toContain(`${shown}Example</summary><code>output: { clean: true }</code></details></td>`);
    expect(sections.map(({ text }) => text).join(' ')).not.toContain('{ clean: true }');
    expect((await compileText('## S {option:output.*}\n\n- `clean`: Cleans.', page)).html).toContain(shown);
  });

  test('stand under a heading whose code does not have the option as a key', async () => {
    const block = (code: string) => `## \`output.clean\`\n\n\`\`\`js\n${code}\n\`\`\``;
    expect((await compileText(block('export default { mode: "none" };'), page)).html).toContain(shown);
    expect((await compileText(block('export default { output: { clean: true } };'), page)).html).not.toContain(shown);
    expect((await compileText('## `output.clean`\n\nText.', page)).html).toContain(shown);
  });
});

test('<Facts> makes a table and claims', async () => {
  const { html, claims } = await compileText('<Facts of="option:output.environment.*" />', { ...mdx, facts });
  expect(claims).toEqual([
    {
      fact: 'option:output.environment.arrowFunction',
      anchor: 'outputenvironmentarrowfunction',
      line: 4,
      by: 'component',
    },
    { fact: 'option:output.environment.const', anchor: 'outputenvironmentconst', line: 4, by: 'component' },
  ]);
  expect(html).toContain('<th>Name</th><th>Type</th><th>Default</th><th>Status</th>');
  expect(await problemsOf('<Facts of="option:none.*" />', { ...mdx, facts })).toEqual([
    '4 error: <Facts of="option:none.*"> matches no facts: `npm run facts` lists them.',
  ]);
});

test("<Facts> shows a plugin's options under their own names, and those of a list once", async () => {
  const options = ['shared', 'shared.<key>', 'shared[].<key>', 'only[].import'].map((name) =>
    fact('plugin-option', `SharePlugin.${name}`),
  );
  const shared = indexFacts({ versions: {}, added: {}, facts: options } as unknown as Parameters<typeof indexFacts>[0]);
  const { html, claims } = await compileText('<Facts of="plugin-option:SharePlugin.**" />', {
    ...mdx,
    facts: shared,
  });
  expect([...html.matchAll(/<td><code>(.*?)<\/code>/g)].map(([, name]) => name)).toEqual([
    'shared',
    'shared.&lt;key>',
    'only[].import',
  ]);
  expect(claims.map(({ anchor }) => anchor)).toHaveLength(3);
});
