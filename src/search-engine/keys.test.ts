import { expect, test } from 'vitest';
import { scoreKeys } from './keys.ts';
import { openCatalog } from './open-catalog.ts';
import { readQuery } from './query.ts';

const catalog = openCatalog({
  pages: [
    { u: '/api/tides/', t: 'Tides', a: '0\tTIDE_LEVEL\n0\ttideGate' },
    { u: '/guides/tide-gate/', t: 'Tide gate' },
    { u: '/api/module-methods/', t: 'Module methods', h: '2require.harbor' },
    { u: '/plugins/internal-plugins/', t: 'Internal plugins', h: '2RequireHarborPlugin' },
    { u: '/api/loaders/', t: 'Loaders', h: '2this._boatList\n2this.moor' },
    { u: '/api/compiler-hooks/', t: 'Compiler hooks', h: '2thisBoat compiler hook' },
    { u: '/configuration/anchors/', t: 'Anchors', h: '2anchors.dropOn\n2Choose a depth with anchors.depth' },
    { u: '/plugins/buoy-webpack-plugin/', t: 'buoy-webpack-plugin' },
    { u: '/configuration/buoys/', t: 'Buoys', h: '2buoys.chain\n2buoys.chainLinks' },
    { u: '/guides/anchors/', t: 'Anchoring', h: '2Stay for a night', a: '1\tdropOn\n1\tmoorOn' },
  ],
  shards: [],
  questions: '',
});

function scoreOf(typed: string, text: string): number {
  const found = [...scoreKeys(catalog, readQuery(typed))].filter(([label]) => label.text === text);
  return Math.max(0, ...found.map(([, score]) => score));
}

test('separate words hardly spell a name with underscores, but may spell one in camel case', () => {
  expect(scoreOf('tide level', 'TIDE_LEVEL')).toBeLessThan(scoreOf('TIDE_LEVEL', 'TIDE_LEVEL') * 0.8);
  expect(scoreOf('tide gate', 'tideGate')).toBe(scoreOf('tideGate', 'tideGate'));
});

test('an identifier matches what is spelled so more than a title of the same words', () => {
  expect(scoreOf('tideGate', 'Tide gate')).toBeLessThan(scoreOf('tideGate', 'tideGate') * 0.8);
  expect(scoreOf('tide gate', 'Tide gate')).toBe(scoreOf('tideGate', 'tideGate'));
});

test('the beginning of a name is completed to what readers write, not to what webpack uses', () => {
  expect(scoreOf('require.harb', 'require.harbor')).toBeGreaterThan(scoreOf('require.harb', 'RequireHarborPlugin'));
});

test('the beginning of a name without underscores is completed to such a name first', () => {
  expect(scoreOf('thisBo', 'thisBoat compiler hook')).toBeGreaterThan(scoreOf('thisBo', 'this._boatList') * 1.2);
  expect(scoreOf('this._bo', 'this._boatList')).toBeGreaterThan(scoreOf('thisBo', 'this._boatList'));
});

test('a path with a word or two is what they are about, but not one in a sentence', () => {
  expect(scoreOf('this.moor loader', 'this.moor')).toBeGreaterThan(0.7);
  expect(scoreOf('the boats of my harbor leave if a loader calls this.moor', 'this.moor')).toBeLessThan(0.5);
});

test('a heading that documents a name matches it more than a section that has the name as a phrase', () => {
  expect(scoreOf('dropOn', 'anchors.dropOn')).toBeGreaterThan(scoreOf('dropOn', 'dropOn') * 1.5);
  expect(scoreOf('moorOn', 'moorOn')).toBe(1);
});

test('a name in a heading of several words is found as a name', () => {
  expect(scoreOf('anchors.depth', 'Choose a depth with anchors.depth')).toBeGreaterThan(0.7);
});

test('the beginning of a name means this name rather than one that differs by a typing error', () => {
  expect(scoreOf('chainl', 'buoys.chain')).toBeLessThan(scoreOf('chainz', 'buoys.chain') * 0.8);
  expect(scoreOf('chainl', 'buoys.chainLinks')).toBeGreaterThan(0.5);
});

test('an identifier with a typing error matches a title of separate words less', () => {
  expect(scoreOf('tideGaet', 'Tide gate')).toBeLessThan(scoreOf('tideGaet', 'tideGate') * 0.8);
  expect(scoreOf('tide gaet', 'Tide gate')).toBe(scoreOf('tideGaet', 'tideGate'));
});

test('the beginning of the name of a loader or plugin is completed', () => {
  expect(scoreOf('buoy-w', 'buoy-webpack-plugin')).toBeGreaterThan(0.5);
});

test('a name is found by the beginnings of its parts', () => {
  expect(scoreOf('chaL', 'buoys.chainLinks')).toBeGreaterThan(0.5);
  expect(scoreOf('chaK', 'buoys.chainLinks')).toBe(0);
});
