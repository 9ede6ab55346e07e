/** Implements `npm run check:translation -- DIR`, which lists outdated pages in a translated content folder. */
import path from 'node:path';
import { translationState } from './behind.ts';
import { translationReport } from './report.ts';

const help = `Usage: npm run check:translation -- DIR

Compares the Git history of a translated content folder with that of content/, and lists pages that are outdated,
untranslated, or whose source was removed.

Example: npm run check:translation -- ../webpack-docs-de/content
`;

const [folder] = process.argv.slice(2);
if (folder === '--help') process.stdout.write(help);
else if (folder === undefined || folder.startsWith('-')) {
  process.stderr.write(`Name the translated content folder.\n\n${help}`);
  process.exitCode = 2;
} else {
  try {
    const source = path.resolve(import.meta.dirname, '../../content');
    console.log(translationReport(await translationState(source, path.resolve(folder))).join('\n'));
  } catch (error) {
    process.stderr.write(`${(error as Error).message}\n`);
    process.exitCode = 1;
  }
}
