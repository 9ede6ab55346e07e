import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A URL of webpack's documentation in an installed package. */
export interface Mention {
  /** Path with hash: `/concepts/#loaders`. */
  address: string;
  /** First file that contains it, relative to `node_modules`. */
  file: string;
}

/** Changelogs and similar files, whose links may be outdated. */
const history = /(?:^|\/)(?:changelog|history)[^/]*$/i;

/**
 * Finds URLs of the site in packages' code, types, schemas and READMEs.
 *
 * @param modules path of `node_modules`
 * @param names packages to search, without their nested packages
 * @param origins `https://webpack.js.org`
 */
export function findMentions(modules: string, names: readonly string[], origins: readonly string[]): Mention[] {
  const mentions = new Map<string, string>();
  const either = origins.map((origin) => origin.replaceAll('.', String.raw`\.`)).join('|');
  const pattern = new RegExp(`(?:${either})(/[^\\s"'\`<>()\\[\\]{}|\\\\,;*]*)?`, 'g');
  for (const name of names) {
    const files = globSync('**/*.{js,cjs,mjs,ts,json,md}', {
      cwd: path.join(modules, name),
      exclude: (file) => file.includes('node_modules'),
    });
    for (const file of files.toSorted()) {
      if (history.test(file)) continue;
      const text = readFileSync(path.join(modules, name, file), 'utf8');
      if (!origins.some((origin) => text.includes(origin))) continue;
      for (const [, address = '/'] of text.matchAll(pattern)) {
        const trimmed = address.replace(/[.:!?…]+$/, '');
        // An incomplete URL in a template literal.
        if (!trimmed.includes('$') && !mentions.has(trimmed)) mentions.set(trimmed, `${name}/${file}`);
      }
    }
  }
  return [...mentions]
    .map(([address, file]) => ({ address, file }))
    .toSorted((a, b) => (a.address < b.address ? -1 : 1));
}
