/**
 * Determines which features the oldest supported browsers (`browserslist` in package.json) lack, according to MDN's
 * compatibility data.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { CompatData, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { browsers } from '../../generator/bundle/rules.ts';

/** Browser compatibility data from MDN. */
export const compatData = JSON.parse(
  readFileSync(createRequire(import.meta.url).resolve('@mdn/browser-compat-data'), 'utf8'),
) as CompatData;

/** MDN's names for the browsers that the site supports. */
const names = { chrome: 'chrome', edge: 'edge', firefox: 'firefox', safari: 'safari', ios_saf: 'safari_ios' } as const;

/** Oldest supported version of each browser, under MDN's name for the browser: `['safari', '17.2']`. */
const floor = browsers.map((query) => {
  const [, browser = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
  if (!(browser in names)) throw new Error(`browserslist: “${query}” is not of the form “safari >= 17.2”`);
  return [names[browser as keyof typeof names], version] as const;
});

/**
 * Returns the oldest supported browsers that lack a web platform feature, such as `['safari 17.2']`. Returns an empty
 * array if MDN doesn't know the feature.
 */
export function lackedBy(feature: Identifier | undefined): string[] {
  const support = feature?.__compat?.support;
  if (!support) return [];
  return floor
    .filter(([browser, version]) => ![support[browser] ?? []].flat().some((statement) => includes(statement, version)))
    .map(([browser, version]) => `${browser} ${version}`);
}

/** Whether a browser version has a feature, with its standard name and enabled by default. */
function includes(
  { version_added, version_removed, prefix, alternative_name, flags }: SimpleSupportStatement,
  version: string,
) {
  if (typeof version_added !== 'string' || prefix || alternative_name || flags) return false;
  return (
    isAtMost(version_added, version) && !(typeof version_removed === 'string' && isAtMost(version_removed, version))
  );
}

/** Whether a version of a browser in MDN's data (`17.4`, `≤79`, `preview`) is the given version or an earlier one. */
function isAtMost(added: string, version: string): boolean {
  if (added === 'preview') return false;
  const [major = 0, minor = 0] = added.replace('≤', '').split('.').map(Number);
  const [mostMajor = 0, mostMinor = 0] = version.split('.').map(Number);
  return (major - mostMajor || minor - mostMinor) <= 0;
}
