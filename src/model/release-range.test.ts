import { expect, test } from 'vitest';
import { rangeIn, readVersion } from './release-range.ts';

const versions = ['5.0.0', '5.90.0', '5.90.1', '5.90.3', '5.112.2', '5.113.0'];

test.each([
  ['5.90.1', '5.90.1'],
  [' v5.90.1 ', '5.90.1'],
  ['5.90', '5.90.0'],
  ['webpack@5.90.1', '5.90.1'],
  ['shop@1.0.0 /home/me/shop\n├─┬ webpack-cli@6.0.1\n│ └── webpack@5.112.2 deduped\n└── webpack@5.112.2', '5.112.2'],
  ['"node_modules/webpack": { "version": "5.90.3", "resolved": "…" }', '5.90.3'],
  ['      "version": "5.90.3",', '5.90.3'],
  ['webpack@^5.88.0:\n  version "5.90.1"', '5.90.1'],
  ['resolved "https://registry.example/webpack/-/webpack-5.90.1.tgz#abc"', '5.90.1'],
  ['  webpack@5.113.0(webpack-cli@6.0.1):', '5.113.0'],
  ['"webpack": "5.90.1",', '5.90.1'],
])('reads %j', (text, version) => {
  expect(readVersion(text, versions)).toEqual({ version });
});

test.each([
  ['', 'empty'],
  ['^5.90.0', 'range'],
  ['"webpack": "^5.90.0"', 'range'],
  ['5.x', 'range'],
  ['>=5', 'range'],
  ['latest', 'tag'],
  ['webpack@next', 'tag'],
  ['4.47.0', 'other-major'],
  ['5.999.0', 'unknown'],
  ['webpack-cli@5.1.4', 'none'],
  ['hello', 'none'],
  ['<script>alert(1)</script>', 'none'],
])('says what is wrong with %j', (text, trouble) => {
  expect(readVersion(text, versions)).toMatchObject({ trouble });
});

test('an address names two versions', () => {
  expect(rangeIn('#5.90..5.113')).toEqual({ from: '5.90', to: '5.113' });
  expect(rangeIn('#5.90.1..5.113.0')).toEqual({ from: '5.90.1', to: '5.113.0' });
  expect(rangeIn('#^5.90..latest')).toEqual({ from: '^5.90', to: 'latest' });
  expect(rangeIn('#something')).toBeUndefined();
  expect(rangeIn('')).toBeUndefined();
});
