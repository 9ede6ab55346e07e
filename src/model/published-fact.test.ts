import { expect, it } from 'vitest';
import { compareVersions, filterFacts, type PublishedFact, topOf } from './published-fact.ts';

const facts: PublishedFact[] = [
  { id: 'option:optimization.splitChunks', name: 'optimization.splitChunks', type: 'object' },
  { id: 'option:output.path', name: 'output.path', type: 'string', since: '5.0.0' },
  { id: 'option:output.path2', name: 'output.path2', type: 'string', since: '5.100.0', experimental: true },
  { id: 'option:output', name: 'output', type: 'object', deprecated: 'x' },
];
const all = { words: '', section: '', since: '', onlyDeprecated: false, onlyExperimental: false };
const names = (query: Partial<typeof all>) => filterFacts(facts, { ...all, ...query }).map((fact) => fact.name);

it('filters by words in any case, exact names first', () => {
  expect(names({ words: 'OUTPUT' })).toEqual(['output', 'output.path', 'output.path2']);
  expect(names({ words: 'path string' })).toEqual(['output.path', 'output.path2']);
});

it('filters by section, version and marks', () => {
  expect(names({ section: 'optimization' })).toEqual(['optimization.splitChunks']);
  expect(names({ since: '5.9.0' })).toEqual(['output.path2']);
  expect(names({ onlyDeprecated: true })).toEqual(['output']);
  expect(names({ onlyExperimental: true })).toEqual(['output.path2']);
});

it('compares versions by number, and finds sections', () => {
  expect(compareVersions('5.9.0', '5.100.0')).toBeLessThan(0);
  expect(topOf('module.rules[].test')).toBe('module');
  expect(topOf('entry.<key>.import')).toBe('entry');
});
