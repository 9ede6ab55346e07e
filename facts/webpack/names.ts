/**
 * Extracts names with a special meaning in modules: free variables, members of `import.meta`, the HMR API, and magic
 * comments.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expectAtLeast } from '../expectation.ts';
import { packageFolder, readPackageFile } from '../packages.ts';
import type { FactOf } from '../types.ts';
import { handledNames } from './parser-names.ts';

/**
 * Extracts names with a special meaning in modules: names that webpack's JavaScript parser handles, and names that
 * `module.d.ts` declares.
 */
export function extractVariables(): FactOf<'variable'>[] {
  const handled = expectAtLeast(handledNames(), {
    package: 'webpack',
    where: 'the JavaScript parser of a compilation',
    what: 'names with handlers',
    atLeast: 50,
  });
  const facts = [...new Set([...handled, ...declaredNames()])].sort().map((name): FactOf<'variable'> => ({
    id: `variable:${name}`,
    kind: 'variable',
    name,
    group: groupOf(name),
    ...(name.startsWith('module.hot') && {
      sameAs: [`variable:${name.replace('module.hot', 'import.meta.webpackHot')}`],
    }),
  }));
  return expectAtLeast(facts, {
    package: 'webpack',
    where: 'the parser and module.d.ts',
    what: 'names in modules',
    atLeast: 60,
  });
}

/**
 * Extracts magic comments: every `webpack…` name that webpack's parsers read from comments. The type is in webpack's
 * warnings about values of another type.
 *
 * @throws if no warning mentions the type of a magic comment
 */
export function extractComments(): FactOf<'comment'>[] {
  const names = new Set<string>();
  const wanted = new Map<string, string[]>();
  for (const text of librarySources()) {
    for (const [, name] of text.matchAll(/[oO]ptions\.(webpack[A-Z]\w+)/g)) if (name) names.add(name);
    for (const [, name = '', value = ''] of text.matchAll(
      /(webpack[A-Z]\w+)(?:\\`| magic comment) expected (.+?)(?:, but received| value\.)/g,
    ))
      wanted.set(name, [...(wanted.get(name) ?? []), value]);
  }
  const facts = [...names].sort().map((name): FactOf<'comment'> => ({
    id: `comment:${name}`,
    kind: 'comment',
    name,
    type: typeInWords(wanted.get(name)?.join(' or ') ?? ''),
  }));
  return expectAtLeast(facts, { package: 'webpack', where: 'lib', what: 'magic comments', atLeast: 8 });
}

/** Words for types in webpack's warnings about magic comments. */
const typeWords: [words: RegExp, type: string][] = [
  [/\btrue\b/, 'true'],
  [/\bboolean\b/, 'boolean'],
  [/\bnumber\b/, 'number'],
  [/\bregular expression\b/, 'RegExp'],
  [/\bobject\b/, 'object'],
  [/\b(?:a|non-empty) string\b/, 'string'],
  [/\barray of strings\b/, 'string[]'],
];

/** Returns the TypeScript type that English words describe, such as `true | number` for `true or a number`. */
function typeInWords(words: string): string {
  const literals = [...new Set(words.match(/(["'])[\w-]+\1/g)?.map((literal) => literal.replaceAll("'", '"')))];
  const types = typeWords.filter(([known]) => known.test(words)).map(([, type]) => type);
  const named = literals.length > 0 ? types.filter((type) => type !== 'string') : types;
  const type = [...named, ...literals].join(' | ');
  if (type === '') throw new Error(`There is no type in webpack's words about a magic comment: ${words}`);
  return type;
}

/** Extracts the states that hot module replacement goes through, such as `idle`. */
export function extractHotStatuses(): FactOf<'hmr-status'>[] {
  const list = /enum HotUpdateStatus \{([^}]*)\}/.exec(readPackageFile('webpack', 'module.d.ts'))?.[1] ?? '';
  const facts = [...list.matchAll(/"(\w+)"/g)].map(([, name = '']): FactOf<'hmr-status'> => ({
    id: `hmr-status:${name}`,
    kind: 'hmr-status',
    name,
  }));
  return expectAtLeast(facts, {
    package: 'webpack',
    where: 'module.d.ts',
    what: 'statuses of hot module replacement',
    atLeast: 5,
  });
}

/** Returns the names that `module.d.ts` declares for code that webpack bundles. */
function declaredNames(): string[] {
  const text = readPackageFile('webpack', 'module.d.ts');
  const globals = [...text.matchAll(/^declare (?:var|const) (\w+)/gm)].map(([, name = '']) => name);
  const membersOf = (name: string): string[] => {
    const block = new RegExp(`interface ${name} \\{([\\s\\S]*?)\\n\\t?\\}`).exec(text)?.[1] ?? '';
    const indent = /\n(\t+)\S/.exec(block)?.[1] ?? '\t';
    return [...block.matchAll(new RegExp(`\\n${indent}(\\w+)\\??\\s*[:(]`, 'g'))].map(([, member = '']) => member);
  };
  const hot = membersOf('Hot');
  return [
    ...globals,
    ...membersOf('ImportMeta').map((name) => `import.meta.${name}`),
    'module.hot',
    ...hot.flatMap((name) => [`module.hot.${name}`, `import.meta.webpackHot.${name}`]),
    ...membersOf('Require').map((name) => `require.${name}`),
    ...optionNames(text, 'webpackContext', 'import.meta.webpackContext'),
    ...optionNames(text, 'type ImportMetaGlobOptions', 'import.meta.glob'),
  ];
}

/** Returns the names of the optional properties in the object type that follows a given text in TypeScript source. */
function optionNames(text: string, after: string, prefix: string): string[] {
  const start = text.indexOf(after);
  const block = start < 0 ? '' : (text.slice(start, text.indexOf('\n}', start)).split(/=> webpack\.Context/)[0] ?? '');
  return [...block.matchAll(/\n\t+(\w+)\?:/g)].flatMap(([, name = '']) =>
    name === 'options' ? [] : [`${prefix}.${name}`],
  );
}

function groupOf(name: string): string {
  if (name.startsWith('import.meta.webpackHot') || name.startsWith('module.hot')) return 'hot';
  if (name.startsWith('import.meta')) return 'import.meta';
  if (name.startsWith('require.')) return 'require';
  if (name.startsWith('__')) return 'variable';
  return /^(module|exports|define|require)\b/.test(name) ? 'CommonJS' : 'environment';
}

function librarySources(): string[] {
  const folder = packageFolder('webpack');
  return globSync('lib/**/*.js', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
}
