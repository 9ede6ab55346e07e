import { type LockedPackages, topPackages } from '../../compile/keys/locked-packages.ts';
import type { Unit } from '../../compile/examples/units.ts';
import { isTypeScript } from './types/snapshots.ts';

/** What every example is checked with: its parser, webpack and its command, with all that these need. */
const always = ['webpack', 'webpack-cli', '@swc/core', 'semver'];

/** What parses a language besides. */
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
 * Installed packages that may decide what comes out of an example: those that it is checked with, and those whose name occurs
 * anywhere in it. Rather one too many than one too few.
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

/** Words by which the command is asked for a package that it can do without. */
const asked: [pattern: RegExp, name: string][] = [
  [/\bserve\b|devServer|dev-server/, 'webpack-dev-server'],
  [/analyze/, 'webpack-bundle-analyzer'],
];

/** The lockfile as examples see it: the command needs its optional partners only where it is asked for them. */
export function withoutPartners(locked: LockedPackages): LockedPackages {
  const command = 'node_modules/webpack-cli';
  return { ...locked, [command]: { ...locked[command], peerDependencies: {} } };
}

/** What may be the name of a package: `lodash` of `lodash/get`, `@babel/core`. */
function wordsOf(text: string): string[] {
  return [...text.matchAll(/@[\w.-]+\/[\w.-]+|[\w.-]+/g)].map(([word]) => word);
}
