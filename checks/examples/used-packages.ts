import { type LockedPackages, topPackages } from '../../compile/cache-keys/locked-packages.ts';
import type { Unit } from '../../compile/examples/units.ts';
import { isTypeScript } from './types/snapshots.ts';

/** Packages that every example is checked with: the parser, webpack and webpack-cli, with their dependencies. */
const always = ['webpack', 'webpack-cli', '@swc/core', 'semver'];

/** Packages with additional parsers, by language. */
const parsers: Partial<Record<string, string>> = {
  css: 'lightningcss',
  html: 'parse5',
  json5: 'json5',
  jsonc: 'json5',
  less: 'less',
  svelte: 'svelte',
  vue: '@vue/compiler-sfc',
  yaml: 'yaml',
  yml: 'yaml',
};

/**
 * Returns the installed packages that may affect an example: the packages it is checked with, and all packages whose
 * name occurs anywhere in it. When in doubt, a package is included.
 */
export function usedPackages({ fences }: Pick<Unit, 'fences'>, locked: LockedPackages): string[] {
  const installed = topPackages(locked);
  const text = fences.map(({ code, title = '' }) => `${title}\n${code}`).join('\n');
  const words = new Set(wordsOf(text));
  return [
    ...always,
    ...fences.flatMap(({ lang }) => parsers[lang] ?? []),
    ...(fences.some(isTypeScript) ? installed.filter((name) => /^(?:typescript$|@types\/)/.test(name)) : []),
    ...asked.flatMap(([pattern, name]) => (pattern.test(text) ? name : [])),
    ...installed.filter((name) => words.has(name)),
  ];
}

/** Packages that webpack-cli uses optionally, each with a pattern for text in an example that requires the package. */
const asked: [pattern: RegExp, name: string][] = [
  [/\bserve\b|devServer|dev-server/, 'webpack-dev-server'],
  [/analyze/, 'webpack-bundle-analyzer'],
];

/** Removes webpack-cli's optional dependencies from the lockfile's data. */
export function withoutPartners(locked: LockedPackages): LockedPackages {
  const command = 'node_modules/webpack-cli';
  return { ...locked, [command]: { ...locked[command], peerDependencies: {} } };
}

/** Returns words in a text that may be names of packages, such as `@babel/core`, or `lodash` in `lodash/get`. */
function wordsOf(text: string): string[] {
  return [...text.matchAll(/@[\w.-]+\/[\w.-]+|[\w.-]+/g)].map(([word]) => word);
}
