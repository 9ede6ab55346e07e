import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** An address of webpack's documentation that an installed package mentions. */
export interface Mention {
  /** Path with hash: `/concepts/#loaders`. */
  address: string;
  /** First file that mentions it, relative to `node_modules`. */
  file: string;
}

/** `docs` prose is history: what it mentions need not be there any more. */
const history = /(?:^|\/)(?:changelog|history)[^/]*$/i;

/**
 * Finds the addresses of the site that packages mention in their code, types, schemas and READMEs.
 *
 * @param modules path of `node_modules`
 * @param names packages to look into; what they have installed inside themselves is left out
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
        // A template's rest is not an address.
        if (!trimmed.includes('$') && !mentions.has(trimmed)) mentions.set(trimmed, `${name}/${file}`);
      }
    }
  }
  return [...mentions]
    .map(([address, file]) => ({ address, file }))
    .toSorted((a, b) => (a.address < b.address ? -1 : 1));
}
