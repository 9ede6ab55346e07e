import { expect, test } from 'vitest';
import type { Entry, Label } from './catalog.ts';
import { labelFactor, priorOf } from './priors.ts';
import { readQuery } from './query.ts';

const pageAt = (url: string): Entry => ({
  number: 0,
  page: { number: 0, url, title: 'Tides', section: 'api', readme: false, whole: false, firstEntry: 0 },
  id: '',
  title: 'Tides',
  level: 1,
  parent: undefined,
  top: undefined,
  popularity: 0,
  negative: false,
});

test('a type in signatures stands behind what is documented', () => {
  const query = readQuery('requiredVersion');
  const documented = priorOf(pageAt('/api/tides/'), query);
  for (const url of ['/api/types/', '/api/types-in-signatures-a-c/'])
    expect(priorOf(pageAt(url), query)).toBeLessThan(documented * 0.8);
  expect(priorOf(pageAt('/api/typescript/'), query)).toBe(documented);
});

test('who asks how is led to what one writes, not to what webpack uses', () => {
  const inside = pageAt('/plugins/internal-plugins/');
  expect(priorOf(inside, readQuery('how do I import tides'))).toBeLessThan(priorOf(inside, readQuery('import tides')));
});

test('a heading about doing without stands behind, unless that is asked for', () => {
  const without = { ...pageAt('/guides/tides/'), negative: true };
  expect(priorOf(without, readQuery('split harbor code'))).toBeLessThan(
    priorOf(without, readQuery('disable harbor splitting')),
  );
});

test('posts answer what asks for a release', () => {
  const post = pageAt('/blog/tides/');
  expect(priorOf(post, readQuery('what is new in 5.112'))).toBeGreaterThan(priorOf(post, readQuery('tides 5.112')));
});

test('who asks how to do something is not led to an error message', () => {
  const { page, ...entry } = pageAt('/errors/tides/');
  const errors: Entry = { ...entry, page: { ...page, section: 'errors' } };
  expect(priorOf(errors, readQuery('how to turn off tides'))).toBeLessThan(
    priorOf(errors, readQuery('turn off tides')),
  );
});

test('who asks for supported versions is led to the page about releases', () => {
  const releases = pageAt('/releases/');
  expect(priorOf(releases, readQuery('end of life of node 18'))).toBeGreaterThan(
    priorOf(releases, readQuery('node 18')),
  );
});

test('a command line is led to the page of its flags', () => {
  const flags = pageAt('/api/cli/');
  expect(priorOf(flags, readQuery('--tides'))).toBeGreaterThan(priorOf(flags, readQuery('tides')));
});

test('who moves to webpack is led to the pages about that', () => {
  for (const url of ['/migrate/5/', '/comparison/', '/guides/from-and-to-tides/'])
    expect(priorOf(pageAt(url), readQuery('from tides to webpack'))).toBeGreaterThan(
      priorOf(pageAt(url), readQuery('tides in webpack')),
    );
});

test('who asks how to do something else is not led to a migration', () => {
  const { page, ...entry } = pageAt('/migrate/3/');
  const old: Entry = { ...entry, page: { ...page, section: 'migrate' } };
  expect(priorOf(old, readQuery('how do I load tides'))).toBeLessThan(priorOf(old, readQuery('load tides')));
});

test('READMEs stand behind other pages for messages', () => {
  const { page, ...entry } = pageAt('/loaders/tide-loader/');
  const readme: Entry = { ...entry, page: { ...page, readme: true } };
  expect(priorOf(readme, readQuery('Error: tides not found'))).toBeLessThan(priorOf(readme, readQuery('tides')));
});

test('a message in a list of messages outranks one that the page of another message mentions', () => {
  const page = pageAt('/errors/tides/');
  const errors: Entry = { ...page, page: { ...page.page, section: 'errors' } };
  const quoted = (entry: Entry): Label => ({
    number: 0,
    entry,
    kind: 'message',
    text: 'tides is not defined',
    id: '',
    shared: false,
    size: 2,
  });
  const query = readQuery('ReferenceError: tides is not defined');
  const mentioned = labelFactor(quoted(errors), query);
  expect(mentioned).toBeLessThan(labelFactor(quoted({ ...errors, level: 2 }), query));
  expect(mentioned).toBeLessThan(labelFactor(quoted(page), query));
  expect(mentioned).toBeGreaterThan(0);
});

test('who asks about one version of webpack is not led to a move to another', () => {
  const loss = (url: string, query: string) =>
    priorOf(pageAt(url), readQuery(query)) / priorOf(pageAt(url), readQuery('tides'));
  expect(loss('/migrate/3/', 'tides webpack 5')).toBeLessThan(1);
  expect(loss('/migrate/5/', 'tides webpack 5')).toBe(1);
  expect(loss('/migrate/3/', 'tides webpack 1')).toBe(1);
});

test('a row ranks like a heading for the end of its path, as it is spelled', () => {
  const row: Label = {
    number: 0,
    entry: pageAt('/plugins/tides/'),
    kind: 'name',
    text: 'harbor.tides.ebb',
    id: 'ebb',
    shared: false,
    size: 3,
  };
  expect(labelFactor(row, readQuery('tides.ebb'))).toBe(1);
  for (const query of ['ebb', 'tides ebb', 'ides.ebb', 'tides.eb'])
    expect(labelFactor(row, readQuery(query))).toBeLessThan(1);
});
