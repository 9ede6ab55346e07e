import { expect, test } from 'vitest';
import { complaintAbout, packagesOf } from './packages.ts';

const now = new Date('2026-06-15T00:00:00Z');

test('finds each linked package once, scoped ones too', () => {
  const page = [
    '[ts-loader](https://www.npmjs.com/package/ts-loader), [webpack](https://github.com/webpack/webpack)',
    '[refresh](https://www.npmjs.com/package/@pmmmwh/react-refresh-webpack-plugin) [again](https://www.npmjs.com/package/ts-loader)',
  ].join('\n');
  expect(packagesOf(page)).toEqual(['ts-loader', '@pmmmwh/react-refresh-webpack-plugin']);
});

test('has no complaint about a package with a recent release', () => {
  expect(complaintAbout({ released: '2023-06-15T00:00:00.000Z' }, now)).toBeUndefined();
});

test('names what is missing, deprecated or silent', () => {
  expect(complaintAbout(null, now)).toContain('not in the registry');
  expect(complaintAbout({ released: '2026-06-01T00:00:00.000Z', deprecated: 'use other' }, now)).toBe(
    'is deprecated: use other',
  );
  expect(complaintAbout({ released: '2023-06-14T23:59:59.000Z' }, now)).toBe('has had no release since 2023-06-14');
});
