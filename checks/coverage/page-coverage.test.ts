import { expect, test } from 'vitest';
import type { CompiledPage } from '../../compile/types.ts';
import { factsOf, sketched } from '../../facts/testing/sketched.ts';
import { gapsOf } from './page-coverage.ts';
import { pageOfClaims } from './testing/page-of-claims.ts';

const known = sketched([
  { id: 'option:output', kind: 'option', name: 'output' },
  { id: 'option:output.path', kind: 'option', name: 'output.path', parent: 'option:output' },
  { id: 'option:output.clean', kind: 'option', name: 'output.clean', parent: 'option:output' },
  { id: 'option:output.clean.dry', kind: 'option', name: 'output.clean.dry', parent: 'option:output.clean' },
  {
    id: 'option:output.clear',
    kind: 'option',
    name: 'output.clear',
    parent: 'option:output',
    sameAs: ['option:output.path'],
  },
  { id: 'hook:Compiler.emit', kind: 'hook', name: 'Compiler.emit', owner: 'Compiler' },
  { id: 'hook:Compiler.done', kind: 'hook', name: 'Compiler.done', owner: 'Compiler' },
  { id: 'hook:Compiler.make', kind: 'hook', name: 'Compiler.make', owner: 'Compiler' },
  { id: 'hook:Parser.call', kind: 'hook', name: 'Parser.call', owner: 'Parser' },
]);
const facts = factsOf(known);

/** Creates a page that documents the given facts, one on every tenth line. */
function page(...claimed: string[]): CompiledPage {
  return pageOfClaims(
    claimed.map((fact, index) => ({ fact, anchor: `heading-${index}`, line: (index + 1) * 10, by: 'heading' })),
  );
}

function gaps(asked: CompiledPage, ...others: CompiledPage[]): string[] {
  return gapsOf(asked, [asked, ...others], facts).map(({ fact, line }) => `${line} ${fact}`);
}

test('the parts of what a page documents are its gaps, at the line of the whole; the parts of a gap are not', () => {
  expect(gaps(page('option:output', 'option:output.path'))).toEqual(['10 option:output.clean']);
  expect(gaps(page('option:output', 'option:output.path', 'option:output.clean'))).toEqual([
    '30 option:output.clean.dry',
  ]);
});

test('what another page documents is no gap, nor is another face of it', () => {
  expect(
    gaps(page('option:output'), page('option:output.path', 'option:output.clean', 'option:output.clean.dry')),
  ).toEqual([]);
  expect(gaps(page('option:output', 'option:output.clean', 'option:output.clean.dry'))).toEqual([
    '10 option:output.path',
    '10 option:output.clear',
  ]);
});

test('a fact that is part of nothing belongs to the page with most of its family', () => {
  const [most, least] = [page('hook:Compiler.emit', 'hook:Compiler.done'), page('hook:Parser.call')];
  expect(gaps(most, least)).toEqual(['20 hook:Compiler.make']);
  expect(gaps(least, most)).toEqual([]);
  expect(gaps(page('hook:Parser.*'), most)).toEqual([]);
});

test('the first of a family is a gap of no page', () => {
  expect(gaps(page('option:output.clean.dry'))).toEqual([]);
});
