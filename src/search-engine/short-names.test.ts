import { expect, test } from 'vitest';
import { shortNames } from './short-names.ts';

const page = (u: string, t: string) => ({ u, t });

test('a package is also found by its name without the ending', () => {
  expect(shortNames(page('/loaders/tide-loader/', 'tide-loader'), new Set())).toEqual(['tide']);
  expect(shortNames(page('/plugins/tide-webpack-plugin/', 'TidePlugin'), new Set())).toEqual([
    'tide-webpack-plugin',
    'tide',
  ]);
});

test('a short name that is the title of another page means that page', () => {
  expect(shortNames(page('/plugins/low-tide-plugin/', 'LowTidePlugin'), new Set(['lowtide']))).toEqual([]);
});

test('a title of several words is also found by its initials', () => {
  expect(shortNames(page('/guides/low-tide-routes/', 'Low tide routes'), new Set())).toEqual(['ltr']);
});
