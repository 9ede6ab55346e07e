import { type LockedPackages, topPackages } from '../../compile/keys/locked-packages.ts';
import type { Unit } from '../../compile/examples/units.ts';
import { isTypeScript } from './types/snapshots.ts';

/** Packages used for checking every example: the parser, webpack and webpack-cli, with their dependencies. */
const always = ['webpack', 'webpack-cli', '@swc/core', 'semver'];

/** Additional parsers by language. */
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
 * Installed packages that may affect an example: those used for checking it, and those whose name occurs anywhere in
 * it. Errs on the side of including too many.
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

/** Optional packages of webpack-cli, with the text in an example that requires them. */
const asked: [pattern: RegExp, name: string][] = [
  [/\bserve\b|devServer|dev-server/, 'webpack-dev-server'],
  [/analyze/, 'webpack-bundle-analyzer'],
];

/** The lockfile without the optional dependencies that an example doesn't use. */
export function withoutPartners(locked: LockedPackages): LockedPackages {
  const command = 'node_modules/webpack-cli';
  return { ...locked, [command]: { ...locked[command], peerDependencies: {} } };
}

/** Possible package names in a text: `lodash` for `lodash/get`, `@babel/core`. */
function wordsOf(text: string): string[] {
  return [...text.matchAll(/@[\w.-]+\/[\w.-]+|[\w.-]+/g)].map(([word]) => word);
}
