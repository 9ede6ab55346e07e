import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../../..');

/** Folders that show or say something, and engines below a page whose findings it puts into words. */
const covered = '{src/{app,ui,mdx,features,sandbox},tools/*/{core,model,page,worker}}';

/** Catalogs of texts; and what stands for Node, webpack, and packages in a browser says what they say, in their words. */
const left = ['tools/*/model/texts/**', 'tools/*/{core,worker}/node/**', '**/*.test.*', '**/*.d.ts'];

/** What a reader would see or hear, as it stands in the code: text between tags, and attributes that name. */
const written = [
  /(?:aria-label|placeholder|title|alt|label|caption|nameHead|sizeHead|none|term)="([^"$]*[A-Z“][^"$]*[a-z]{2}[^"$]*)"/g,
  /(?:aria-label|placeholder|title|alt)="([^"$]*[a-z]{2}[^"$]*)"/g,
  /setAttribute\('aria-label', '([^']*)'\)/g,
  /(?<![=)\w])>\s*([A-Za-z’][^<>{}=;()|&]*[a-z]{2}[^<>{}=;()|&]*)\s*[<{]/g,
  /^\s+([A-Z][a-z’]+ [^<>{}=;()|&]*)$/gm,
  // Sentences, and words that are given a name for the reader.
  /(['`][A-Z“][^'`\n]* [^'`\n]*[.…:?]['`])/g,
  /\b(?:name|text|label|title|words|says): ('[A-Z][^'\n]*[a-z][^'\n]*')/g,
  /\? ('[A-Z][^'\n]* [^'\n]*') : '/g,
  /(['`] (?:[a-z]+ )?[a-z]+ [^'`\n]*[a-z]{2}[^'`\n]*[.…:]['`])/g,
];

/** Names, and commands of webpack's, which are the same in every language. */
const code =
  /^(?:Open Collective|'(?:Create React App|Vite|\w+Plugin)'|mode|target|gzip|npx webpack|--mode production|NODE_ENV=.*)$/;

/** Messages for whoever reads the console or the code: they throw, warn, or name a sign of webpack’s. */
const forDevelopers = /^.*(?:new \w*Error\(|console\.\w+\().*$/gm;

const files = globSync(`${covered}/**/*.{ts,tsx}`, { cwd: root, exclude: left }).toSorted();

test.each(files)('%s has no text of its own', (file) => {
  const source = readFileSync(path.join(root, file), 'utf8')
    .replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/^import .*$/gm, '')
    .replaceAll(forDevelopers, '');
  const kinds = file.endsWith('x') ? written : written.filter((kind) => !/^[(^]?.*[<>]/.test(kind.source));
  const texts = kinds.flatMap((kind) => [...source.matchAll(kind)].map(([, text = '']) => text.trim()));
  expect(texts.filter((text) => !code.test(text))).toEqual([]);
});
