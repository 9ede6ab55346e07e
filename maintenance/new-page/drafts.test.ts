import { expect, test } from 'vitest';
import type { CompiledPage } from '../../compile/types.ts';
import { compileText } from '../../compile/testing/compile-text.ts';
import { factsOf } from '../../facts/testing/sketched.ts';
import { measureCoverage } from '../../checks/coverage/coverage.ts';
import { draftsFor, withDrafts } from './drafts.ts';

const facts = factsOf([
  { id: 'option:output', kind: 'option', name: 'output' },
  { id: 'option:output.path', kind: 'option', name: 'output.path', parent: 'option:output' },
  { id: 'option:output.clean', kind: 'option', name: 'output.clean', parent: 'option:output' },
  { id: 'option:output.clean.dry', kind: 'option', name: 'output.clean.dry', parent: 'option:output.clean' },
  { id: 'option:output.clean.keep', kind: 'option', name: 'output.clean.keep', parent: 'option:output.clean' },
  { id: 'cli:--output-clean-keep', kind: 'cli', name: '--output-clean-keep', sameAs: ['option:output.clean.keep'] },
  { id: 'option:output.html', kind: 'option', name: 'output.html', parent: 'option:output' },
  { id: 'option:output.html.title', kind: 'option', name: 'output.html.title', parent: 'option:output.html' },
  { id: 'hook:Compiler.emit', kind: 'hook', name: 'Compiler.emit', owner: 'Compiler' },
  { id: 'hook:Compiler.late', kind: 'hook', name: 'Compiler.late', owner: 'Compiler' },
  { id: 'preset:verbose', kind: 'preset', name: 'verbose' },
]);

const body = `## \`output\` {option:output}

Where files go.

### \`output.path\` {option:output.path}

The folder.

### \`output.clean\` {option:output.clean}

Removes files.

#### Parts {option:output.clean.*}

| Option | What it does | Default |
|---|---|---|
| \`dry\` | Only says which. | no |

## Hooks {hook:Compiler.*}

- \`emit\`: before files are written.
`;

const front = '---\ntitle: Sample\n---\n';

async function compiled(text: string): Promise<CompiledPage> {
  return compileText(text, { facts, path: 'configuration/output.md' });
}

test('a section has the level of its siblings, which need not be below that of their parent', async () => {
  const flat = body.replaceAll('### ', '## ').replaceAll('#### ', '### ');
  const { drafts } = draftsFor(facts, [await compiled(flat)], () => front + flat);
  expect(withDrafts(front + flat, drafts)).toContain('\n## `output.html` {option:output.html}');
});

test('drafts go where their like is, and document all that was missing', async () => {
  const page = await compiled(body);
  const { drafts, homeless } = draftsFor(facts, [page], () => front + body);
  expect(homeless).toEqual(['preset:verbose']);
  const source = withDrafts(front + body, drafts);
  expect(source).toContain(
    '| `dry` | Only says which. | no |\n| `keep` | What it does, and when you want it. | |\n\n### ',
  );
  expect(source.indexOf('### `output.html` {option:output.html}')).toBeLessThan(source.indexOf('## Hooks'));
  expect(source).toMatch(
    /#### Options of `output\.html` \{option:output\.html\.\*\}\n\n\| Option .*\n.*\n\| `title` \|/,
  );
  expect(source).toMatch(/before files are written\.\n\n## `late` \{hook:Compiler\.late\}/);
  const after = await compiled(source.slice(front.length));
  expect(after.problems).toEqual([]);
  const missing = Object.values(measureCoverage(facts, [after])).flatMap((each) => each.missing);
  expect(missing).toEqual(['preset:verbose']);
});

test('of several tables, a draft goes to that of the names that begin like its own', async () => {
  const names = ['Shop.getCart', 'Shop.OPEN', 'Shop.getPrice'];
  const members = factsOf(names.map((name) => ({ id: `api:${name}`, kind: 'api', name, owner: 'Shop' })));
  const tables = `## Methods {api:Shop.*}

| Method | What it does |
|---|---|
| \`getCart\` | Returns the cart. |

## Constants {api:Shop.*}

| Constant | What it means |
|---|---|
| \`OPEN\` | The shop is open. |
`;
  const page = await compileText(tables, { facts: members, path: 'api/shop.md' });
  const { drafts } = draftsFor(members, [page], () => front + tables);
  expect(withDrafts(front + tables, drafts)).toContain('cart. |\n| `getPrice` | What it does, and');
});

test('where everything is documented there is nothing to draft', async () => {
  const known = factsOf([facts.byId.get('option:output')!]);
  expect(draftsFor(known, [await compiled('## `output` {option:output}')], () => '')).toEqual({
    drafts: [],
    homeless: [],
  });
});
