import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const src = path.resolve(import.meta.dirname, '../..');

/** Where all texts come from the catalog. The rest is named in docs/mirrors.md. */
const covered = [
  'app',
  'ui',
  'mdx/keys',
  'mdx/preview',
  'mdx/to-top',
  'mdx/config-form',
  'features/contributors',
  'features/feedback',
  'features/home',
  'features/language',
  'features/notification',
  'features/offline',
  'features/page-tools',
  'features/search',
  'features/shortcuts',
  'features/sidebar',
  'features/theme',
  'features/versions',
  'features/vote',
];

/** Texts of the tools, which are not in the catalog yet. */
const notYet = /^app\/layout\/(?:Bundle|Configuration|Start)Screen|^ui\/editor\//;

/** What a reader would see or hear, as it stands in the code: text between tags, and attributes that name. */
const written = [
  /(?:aria-label|placeholder|title|alt)="([^"$]*[a-z]{2}[^"$]*)"/g,
  /setAttribute\('aria-label', '([^']*)'\)/g,
  /(?<![=)\w])>\s*([A-Za-z’][^<>{}=;()|&]*[a-z]{2}[^<>{}=;()|&]*)\s*[<{]/g,
  /^\s+([A-Z][a-z’]+ [^<>{}=;()|&]*)$/gm,
];

const files = covered.flatMap((folder) =>
  readdirSync(path.join(src, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|\.d\.ts$/.test(name))
    .map((name) => `${folder}/${name}`)
    .filter((file) => !notYet.test(file)),
);

test.each(files)('%s has no text of its own', (file) => {
  const code = readFileSync(path.join(src, file), 'utf8')
    .replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/^import .*$/gm, '');
  const kinds = file.endsWith('x') ? written : written.slice(1, 2);
  expect(kinds.flatMap((kind) => [...code.matchAll(kind)].map(([, text]) => text?.trim()))).toEqual([]);
});
