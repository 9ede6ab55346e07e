import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '../..');

/** Folders whose code displays or announces text, including engines whose results pages put into sentences. */
const covered = '{src/{app,ui,prose,features},tools/*/{message-relay,model,page,webpack-worker,worker}}';

/**
 * Files that may contain text: string catalogs, and browser replacements for Node.js, webpack, and packages, whose
 * messages must match the originals.
 */
const left = ['tools/*/model/texts/**', 'tools/*/{webpack-worker,worker}/node/**', '**/*.test.*', '**/*.d.ts'];

/** Patterns that find hard-coded text: text between tags, and attributes that label elements. */
const written = [
  /(?:aria-label|placeholder|title|alt|label|caption|nameHead|sizeHead|none|term)="([^"$]*[A-Z“][^"$]*[a-z]{2}[^"$]*)"/g,
  /(?:aria-label|placeholder|title|alt)="([^"$]*[a-z]{2}[^"$]*)"/g,
  /setAttribute\('aria-label', '([^']*)'\)/g,
  /(?<![=)\w])>\s*([A-Za-z’][^<>{}=;()|&]*[a-z]{2}[^<>{}=;()|&]*)\s*[<{]/g,
  /^\s+([A-Z][a-z’]+ [^<>{}=;()|&]*)$/gm,
  // Match sentences, and words assigned to properties that readers see.
  /(['`][A-Z“][^'`\n]* [^'`\n]*[.…:?]['`])/g,
  /\b(?:name|text|label|title|words|says): ('[A-Z][^'\n]*[a-z][^'\n]*')/g,
  /\? ('[A-Z][^'\n]* [^'\n]*') : '/g,
  /(['`] (?:[a-z]+ )?[a-z]+ [^'`\n]*[a-z]{2}[^'`\n]*[.…:]['`])/g,
];

/** Names, options, and webpack commands, which aren't translated. */
const code =
  /^(?:Open Collective|'(?:Create React App|Vite|\w+Plugin)'|mode|target|experiments\.\w+|gzip|npx webpack|--mode production|NODE_ENV=.*)$/;

/** Messages for developers: thrown errors, warnings, and console output. */
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
