import path from 'node:path';
import { expect, test } from 'vitest';
import { withEntries } from '../../../compile/entries/add-entries.ts';
import { loadFacts } from '../../../facts/index.ts';
import type { PublishedFact } from '../../../src/model/published-fact.ts';
import { meantBy, notesOn } from './key-notes.ts';
import { indexOptions, pathText } from './option-index.ts';
import { readAnswer } from './read-answer.ts';

const facts = withEntries(loadFacts(), path.resolve(import.meta.dirname, '../../../content'));
const published = (kind: 'option' | 'devserver' | 'removed') =>
  facts.ofKind(kind).map((fact): PublishedFact => ({ ...fact }));
const index = indexOptions({
  options: published('option'),
  ofServer: published('devserver'),
  removed: published('removed'),
});

test('a path finds its option: lists, keys of the reader, the development server', () => {
  expect(index.at(['module', 'rules', 0, 'use'])?.name).toBe('module.rules[].use');
  expect(index.at(['entry', 'admin', 'import'])?.name).toBe('entry.<key>.import');
  expect(index.at(['module', 'parser', 'javascript/auto', 'url'])?.name).toBe('module.parser.javascript/auto.url');
  expect(index.at(['optimization', 'splitChunks', 'cacheGroups', 'a', 'test'])?.name).toBe(
    'optimization.splitChunks.cacheGroups.<key>.test',
  );
  expect(index.at(['devServer', 'static', 'directory'])?.name).toBe('static.directory');
  expect(index.at(['output', 'nope'])).toBeUndefined();
  expect(index.near(['output', 'nope', 'deeper'])?.name).toBe('output');
  expect(index.near(['nope'])).toBeUndefined();
});

test('every option is found by its own name', () => {
  for (const { name } of facts.ofKind('option')) {
    const given = name
      .replaceAll('[]', '.0')
      .split('.')
      .map((key) => (key === '0' ? 0 : key));
    // Skip names with a dot inside a key, because their paths look like those of nested keys.
    if (!name.includes('<key>.<')) expect(index.near(given), name).toBeDefined();
  }
});

test('notes: what is gone, deprecated, newer than the version, or the default', () => {
  const notes = (path: (string | number)[], version?: string, isDefault = false, unknown = new Set<string>()) =>
    notesOn({ path, isDefault }, { index, unknown, version }).map((note) =>
      note.kind === 'removed' ? `${note.removed.group}: ${note.removed.instead}` : note.kind,
    );
  expect(notes(['devServer', 'contentBase'])).toEqual([
    expect.stringMatching(/^webpack-dev-server 4: .*static\.directory/),
  ]);
  expect(notes(['output', 'jsonpFunction'])).toEqual([
    expect.stringMatching(/^webpack 5: .*output\.chunkLoadingGlobal/),
  ]);
  expect(notes(['experiments', 'outputModule'])).toEqual([expect.stringMatching(/^webpack 5\.111: .*output\.module/)]);
  expect(notes(['output', 'jsonpFunction'], undefined, true, new Set(['output.jsonpFunction']))).toEqual([
    expect.stringMatching(/^webpack 5/),
  ]);
  expect(notes(['output', 'publicpath'], undefined, true, new Set(['output.publicpath']))).toEqual(['unknown']);
  // webpack 5 renamed the cache group `vendors` and treats the old name as a user-defined group.
  const groups = ['optimization', 'splitChunks', 'cacheGroups'];
  expect(notes([...groups, 'vendors'])).toEqual([expect.stringMatching(/^webpack 5: .*defaultVendors/)]);
  expect(notes([...groups, 'shop'])).toEqual([]);
  // The removed option `query` is found at this path as well as at `module.rules[].query`.
  expect(notes(['module', 'rules', 0, 'use', 1, 'query'])).toEqual([expect.stringMatching(/^webpack 5: .*options/)]);
  expect(notes(['optimization', 'noEmitOnErrors'])).toEqual(['deprecated']);
  expect(notes(['module', 'strictExportPresence'])).toEqual(['deprecated']);
  expect(notes(['module', 'rules', 0, 'query'])).toEqual([
    expect.stringMatching(/^webpack 5: .*module\.rules\[\]\.options/),
  ]);
  const { name, since } =
    facts.ofKind('option').find((fact) => fact.since?.startsWith('5.1') && /^output\.\w+$/.test(fact.name)) ?? {};
  expect(since).toBeDefined();
  expect(notes(String(name).split('.'), '5.0')).toEqual(['newer']);
  expect(notes(String(name).split('.'), '5.999')).toEqual([]);
  expect(notes(['bail'], undefined, true)).toEqual(['default']);
});

test('every option that is gone is found by its name and its other places, and has a sentence', () => {
  const gone = published('removed');
  expect(gone.length).toBeGreaterThan(150);
  for (const { name, aliases = [], instead } of gone) {
    expect(instead, name).toBeDefined();
    for (const place of [name, ...aliases]) {
      const keys = place
        .replaceAll('[]', '.0')
        .split('.')
        .map((key) => (key === '0' ? 0 : key));
      expect(index.removed(keys)?.name, place).toBe(name);
    }
  }
});

test('a key that is gone is not one that was spelled wrong', () => {
  const meant = 'module.rules[0].loader';
  expect(meantBy({ path: ['module', 'rules', 0, 'loaders'], meant }, index)).toBeUndefined();
  expect(meantBy({ path: ['module', 'rules', 0, 'loadr'], meant }, index)).toBe(meant);
});

test('paths are written as in code', () => {
  expect(pathText(['module', 'rules', 0, 'use'])).toBe('module.rules[0].use');
  expect(pathText(['resolve', 'alias', '@a/b'])).toBe('resolve.alias["@a/b"]');
});

test('from the sandbox comes an answer or nothing', () => {
  const leaf = { path: ['a'], text: '1', origin: 'set', keys: [['a']] };
  const explained = {
    type: 'explained',
    ticket: 1,
    index: 0,
    leaves: [leaf],
    own: [{ path: ['a'], isDefault: false }],
  };
  expect(readAnswer(explained)).toEqual(explained);
  expect(readAnswer({ ...explained, extra: 1 })).toEqual(explained);
  const strange = [
    null,
    5,
    'ready',
    { type: 'other' },
    { ...explained, ticket: 'x' },
    { ...explained, leaves: [{ ...leaf, origin: 'x' }] },
    { ...explained, leaves: {} },
    { ...explained, own: [{ path: [{}] }] },
  ];
  for (const message of strange) expect(readAnswer(message)).toBeUndefined();
});
