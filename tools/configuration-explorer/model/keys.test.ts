import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { loadFacts } from '../../../facts/index.ts';
import type { PublishedFact } from '../../../src/model/published-fact.ts';
import { formerKeys } from './former-keys.ts';
import { notesOn } from './key-notes.ts';
import { indexOptions, pathText } from './option-index.ts';
import { readAnswer } from './read-answer.ts';

const facts = loadFacts();
const published = (kind: 'option' | 'devserver') => facts.ofKind(kind).map((fact): PublishedFact => ({ ...fact }));
const index = indexOptions(published('option'), published('devserver'));

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
    // A point in a key cannot be told from one between keys.
    if (!name.includes('<key>.<')) expect(index.near(given), name).toBeDefined();
  }
});

test('notes: what is gone, deprecated, newer than the version, or the default', () => {
  const notes = (path: (string | number)[], version?: string, isDefault = false) =>
    notesOn({ path, isDefault }, index, version).map((note) =>
      note.kind === 'former' ? `${note.former.until}: ${note.former.instead}` : note.kind,
    );
  expect(notes(['devServer', 'contentBase'])).toEqual(['webpack-dev-server 3: static.directory']);
  expect(notes(['output', 'jsonpFunction'])).toEqual(['webpack 4: output.chunkLoadingGlobal']);
  expect(notes(['optimization', 'noEmitOnErrors'])).toEqual(['webpack 4: optimization.emitOnErrors: false']);
  expect(notes(['module', 'strictExportPresence'])).toEqual(['deprecated']);
  expect(notes(['module', 'rules', 0, 'query'])).toEqual(['webpack 4: module.rules[].options']);
  const { name, since } =
    facts.ofKind('option').find((fact) => fact.since?.startsWith('5.1') && /^output\.\w+$/.test(fact.name)) ?? {};
  expect(since).toBeDefined();
  expect(notes(String(name).split('.'), '5.0')).toEqual(['newer']);
  expect(notes(String(name).split('.'), '5.999')).toEqual([]);
  expect(notes(['bail'], undefined, true)).toEqual(['default']);
});

test('no former key is a key of today, and each page that is linked tells of it', () => {
  for (const { name, url } of formerKeys.values()) {
    const [page = '', anchor] = url.slice(1).split('#');
    const text = readFileSync(
      path.resolve(import.meta.dirname, '../../../content', `${page.replace(/\/$/, '')}.md`),
      'utf8',
    );
    expect(text, url).toContain(`{#${anchor}}`);
    const fact = index.at(name.split('.'));
    expect(!fact || fact.deprecated || name.includes('cacheGroups.'), name).toBeTruthy();
  }
});

test('every option that the table of the development server names is in the list', () => {
  const page = readFileSync(path.resolve(import.meta.dirname, '../../../content/configuration/dev-server.md'), 'utf8');
  const table = page.slice(page.indexOf('{#old-options}')).split('```')[0] ?? '';
  const names = [...table.matchAll(/^\| (`.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`([\w[\].]+)`/g)].map(([, name]) => name),
  );
  expect(names.length).toBeGreaterThan(30);
  for (const name of names) expect(formerKeys.has(`devServer.${name}`), name).toBe(true);
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
