/** The part of `npm run format` that Prettier leaves out: pages keep the line breaks of their writers. */
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
