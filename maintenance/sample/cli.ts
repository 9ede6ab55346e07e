/**
 * Implements `npm run sample`, which draws random statements from the documentation pages so that somebody can verify
 * them.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { contentFiles } from '../../checks/content-files.ts';
import { parsePage } from '../../checks/prose/parse-page.ts';
import { sentenceFiles } from '../../checks/prose/member-sentences.ts';
import { descriptionSentences, pageSentences } from '../../checks/prose/page-sentences.ts';
import { draw } from './draw.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    help: { type: 'boolean' },
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: String(Date.now() % 1_000_000) },
  },
});
const count = Number(values.count);
const seed = Number(values.seed);

if (values.help) {
  console.log(`Usage: npm run sample -- [options] [PATH…]

Prints random statements from pages or folders (default: content/), with file and line, for an audit by someone
who didn't write them. Descriptions of members (members/*.yaml) are included.

  --count N  number of statements (default: 300)
  --seed N   seed of the random selection; the same seed selects the same statements (default: random)

Example: npm run sample -- --count 20 --seed 7 content/guides`);
} else if (!Number.isInteger(count) || count < 1 || !Number.isInteger(seed)) {
  console.error('--count must be a positive integer, and --seed an integer.');
  process.exitCode = 1;
} else {
  const pages = contentFiles(positionals).filter((file) => !file.endsWith('.yaml'));
  const statements = [
    ...pages.flatMap((file) => pageSentences(file, parsePage(file).tree)),
    ...sentenceFiles(positionals).flatMap((file) => descriptionSentences(file, readFileSync(file, 'utf8'))),
  ];
  const drawn = draw(statements, count, seed);
  console.log(`${drawn.length} of ${statements.length} statements, seed ${seed}\n`);
  for (const [at, { file, line, text }] of drawn.entries()) console.log(`${at + 1}. ${file}:${line}: ${text}`);
}
