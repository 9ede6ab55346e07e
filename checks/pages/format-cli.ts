/** Formats Markdown pages as part of `npm run format`, because Prettier must not change their line breaks. */
import { readFileSync, writeFileSync } from 'node:fs';
import { contentFiles } from '../content-files.ts';
import { inForm } from './file-form.ts';

for (const file of contentFiles([])) {
  const raw = readFileSync(file, 'utf8');
  const tidy = inForm(raw);
  if (tidy === raw) continue;
  writeFileSync(file, tidy);
  console.log(`${file} in form`);
}
