/** `npm run check:translation -- DIR`: lists outdated pages of a translated content folder. */
import path from 'node:path';
import { translationState } from './behind.ts';
import { translationReport } from './report.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined || folder.startsWith('-')) {
  process.stderr.write('npm run check:translation -- DIR: DIR is the translated content folder.\n');
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
