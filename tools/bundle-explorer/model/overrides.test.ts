import { expect, test } from 'vitest';
import { overridesFor } from './overrides.ts';

const copy = (folder: string, version?: string) => ({ folder, version });
const npm = [copy('node_modules/money'), copy('node_modules/charts/node_modules/money')];

test('the project’s own version range applies to all copies of a package that the project imports', () => {
  const overrides = overridesFor({ name: 'money', copies: npm, versions: 2, isDirect: true });
  expect(JSON.parse(overrides!)).toEqual({ overrides: { money: '$money' } });
});

test('of a package that only others import, the newest known version applies', () => {
  const pnpm = ['1.9.0', '1.10.0'].map((version) =>
    copy(`/shop/node_modules/.pnpm/money@${version}/node_modules/money`, version),
  );
  const overrides = overridesFor({ name: 'money', copies: pnpm, versions: 2, isDirect: false });
  expect(JSON.parse(overrides!)).toEqual({ pnpm: { overrides: { money: '1.10.0' } } });
  const unknown = overridesFor({ name: '@acme/money', copies: npm, versions: 2, isDirect: false });
  expect(JSON.parse(unknown!)).toEqual({ overrides: { '@acme/money': '<version>' } });
});

test('Yarn has another field, and no references', () => {
  const yarn = ['1.0.0', '2.0.0'].map((version) =>
    copy(`/shop/.yarn/cache/money-npm-${version}/node_modules/money`, version),
  );
  const overrides = overridesFor({ name: 'money', copies: yarn, versions: 2, isDirect: true });
  expect(JSON.parse(overrides!)).toEqual({ resolutions: { money: '2.0.0' } });
});

test('copies of the same version need no override', () => {
  expect(overridesFor({ name: 'money', copies: npm, versions: 1, isDirect: true })).toBeUndefined();
});
