import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** A URL of webpack's documentation that an installed package contains. */
interface Mention {
  /** Path of the mentioned URL, including its hash: `/concepts/#loaders`. */
  address: string;
  /** First file that contains the URL, relative to `node_modules`. */
  file: string;
}

/** Matches the paths of changelogs and similar files, whose links may be outdated. */
const history = /(?:^|\/)(?:changelog|history)[^/]*$/i;

/**
 * Finds URLs of this site in the code, types, schemas and READMEs of packages.
 *
 * @param modules path of `node_modules`
 * @param names packages to search, without packages nested in them
 * @param origins origins of the site, such as `https://webpack.js.org`
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
        // Skip URLs with `$`, which are incomplete because they come from a template literal.
        if (!trimmed.includes('$') && !mentions.has(trimmed)) mentions.set(trimmed, `${name}/${file}`);
      }
    }
  }
  return [...mentions]
    .map(([address, file]) => ({ address, file }))
    .toSorted((a, b) => (a.address < b.address ? -1 : 1));
}
