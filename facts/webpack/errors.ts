/** Extracts classes of errors and warnings, and codes of deprecations, from webpack's source code. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expectAtLeast } from '../expectation.ts';
import { packageFolder } from '../packages.ts';
import type { FactOf } from '../types.ts';

/**
 * Extracts all classes in webpack whose name says that they are an error or a warning, with their message templates.
 *
 * @param exported names that are accessible as `webpack.…`
 */
export function extractErrors(exported: ReadonlySet<string>): FactOf<'error'>[] {
  const facts = new Map<string, FactOf<'error'>>();
  for (const [file, text] of sources()) {
    for (const match of text.matchAll(/\bclass (\w+(?:Error|Warning)) extends (\w+)/g)) {
      const [, name = ''] = match;
      const end = text.indexOf('\n}', match.index);
      facts.set(name, {
        id: `error:${name}`,
        kind: 'error',
        name,
        group: name.endsWith('Warning') ? 'warning' : 'error',
        text: messagesIn(text.slice(match.index, end < 0 ? undefined : end)),
        files: [file],
        exported: exported.has(name),
      });
    }
    for (const [, name = ''] of text.matchAll(
      /make(?:Webpack)?(?:Error|Warning)Class\(\s*["'](\w+(?:Error|Warning))["']/g,
    )) {
      if (!facts.has(name))
        facts.set(name, {
          id: `error:${name}`,
          kind: 'error',
          name,
          group: name.endsWith('Warning') ? 'warning' : 'error',
          files: [file],
        });
    }
  }
  const list = [...facts.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
  return expectAtLeast(list, { package: 'webpack', where: 'lib', what: 'classes of errors and warnings', atLeast: 30 });
}

/** Extracts every deprecation code (`DEP_…`) in webpack's source code, with the message that Node.js prints for it. */
export function extractDeprecations(): FactOf<'deprecation'>[] {
  const found = new Map<string, { text: Set<string>; files: Set<string> }>();
  const add = (code: string, file: string, message: string | undefined): void => {
    const entry = found.get(code) ?? { text: new Set(), files: new Set() };
    entry.files.add(file);
    if (message) entry.text.add(message.replace(/\s+/g, ' '));
    found.set(code, entry);
  };
  for (const [file, text] of sources()) {
    // Only codes in quotes count, because constants with other meanings match the pattern too.
    for (const match of text.matchAll(/["'`](DEP_[A-Z0-9_]*[A-Z0-9])["'`]/g))
      add(match[1]!, file, messageBefore(text, match.index));
    for (const { code, message } of composedCodes(text)) add(code, file, message);
  }
  const facts = [...found]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, { text, files }]): FactOf<'deprecation'> => ({
      id: `deprecation:${code}`,
      kind: 'deprecation',
      name: code,
      text: [...text],
      files: [...files],
    }));
  return expectAtLeast(facts, { package: 'webpack', where: 'lib', what: 'deprecation codes', atLeast: 55 });
}

/**
 * Finds deprecation codes whose suffix is the second argument of a function: `create(message, "PUSH")`, with ``
 * `DEP_WEBPACK_DEPRECATION_${code}` `` in the function.
 */
function composedCodes(text: string): { code: string; message?: string }[] {
  // The regular expression below takes quadratic time, so it is applied only to files that build deprecation codes with
  // a template literal.
  if (!/`DEP_[A-Z_]+_\$\{/.test(text)) return [];
  return [...text.matchAll(/const (\w+) = \((\w+, )?(\w+)\) => \{[^]*?`(DEP_[A-Z_]+_)\$\{\3\}`/g)].flatMap(
    ([, name = '', , , prefix = '']) =>
      [...text.matchAll(new RegExp(`\\b${name}\\([^]*?"([A-Z_]+)"\\s*\\)`, 'g'))].map((call) => {
        const message = messageBefore(text, call.index + call[0].lastIndexOf(`"${call[1]}"`));
        return { code: prefix + call[1], ...(message && { message }) };
      }),
  );
}

/** Returns the string argument before a position in source code, which is the message of the deprecation code there. */
function messageBefore(text: string, place: number): string | undefined {
  return /(["`])((?:(?!\1)[\s\S])+)\1\s*,\s*$/.exec(text.slice(Math.max(0, place - 600), place))?.[2];
}

/**
 * Returns the messages in the source code of an error class: strings of at least three words that aren't in comments.
 */
function messagesIn(text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
  const literals = [...code.matchAll(/`((?:[^`\\]|\\.)*)`|"((?:[^"\\\n]|\\.)*)"/g)].map(([, template, quoted]) =>
    inOneWriting(template ?? quoted ?? ''),
  );
  return [
    ...new Set(literals.filter((literal) => /\w+\W+\w+\W+\w/.test(literal) && !literal.includes('webpack/lib'))),
  ].slice(0, 8);
}

/**
 * Normalizes a string literal from source code, by removing line breaks in interpolations and unescaping characters.
 */
function inOneWriting(literal: string): string {
  return literal
    .replace(/\$\{(?:[^{}]|\{[^{}]*\})*\}/g, (inserted) =>
      inserted
        .replace(/\s+/g, ' ')
        .replace(/(?<=[({]) /g, '')
        .replace(/ (?=[)}])/g, ''),
    )
    .replace(/\\u([0-9a-fA-F]{4})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}

function sources(): [string, string][] {
  const folder = packageFolder('webpack');
  return globSync('lib/**/*.js', { cwd: folder })
    .sort()
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
}
