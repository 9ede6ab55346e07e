/**
 * `npm run statistics`: measures code metrics and compares them with the project's limits.
 *
 * For comparison, four similar projects had 37 to 62 lines per file, 38 to 49 lines per function, 0.5 to 2.4
 * assertions, and 2.6 to 7 casts.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { countsOf, type FileCounts } from './count-code.ts';

/** A metric of the project's source code, such as lines per file. */
interface Figure {
  name: string;
  /** Measured value of the code metric, in its unit. */
  value: number;
  /** Upper limit for the code metric, to be exceeded only by a deliberate decision. */
  limit: number;
}

const root = path.resolve(import.meta.dirname, '..');

/** Computes the code metrics of all TypeScript files except tests and fixtures. */
export function measureCode(): Figure[] {
  const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && !/\.test\.tsx?$|(?:^|\/)(?:testing|fixtures?)\//.test(file));
  const counted = files.map((file) => countsOf(readFileSync(path.join(root, file), 'utf8'), file));
  const sum = (part: (counts: FileCounts) => number): number => counted.reduce((total, each) => total + part(each), 0);
  const thousands = sum(({ lines }) => lines) / 1000;
  return [
    {
      name: 'Lines of a file, median',
      value: share(
        counted.map(({ lines }) => lines),
        0.5,
      ),
      limit: 50,
    },
    {
      name: 'Lines of a function, 90th percentile',
      value: share(
        counted.flatMap((each) => each.functions),
        0.9,
      ),
      limit: 20,
    },
    { name: '`any`', value: sum(({ anys }) => anys), limit: 2 },
    {
      name: 'Non-null assertions per 1,000 lines',
      value: round(sum(({ assertions }) => assertions) / thousands),
      limit: 2.4,
    },
    { name: 'Casts per 1,000 lines, `as const` apart', value: round(sum(({ casts }) => casts) / thousands), limit: 7 },
  ];
}

/** Returns a percentile of a list of numbers. */
function share(values: number[], part: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * part)] ?? 0;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Formats the code metrics as a Markdown table. */
function tableOfFigures(figures: readonly Figure[]): string {
  const rows = figures.map(({ name, value, limit }) => `| ${name} | ${value} | ${limit} |`);
  return ['| figure | now | limit |', '|---|---|---|', ...rows].join('\n');
}

if (process.argv[1] === import.meta.filename) {
  if (process.argv.includes('--help'))
    console.log('Usage: npm run statistics\n\nPrints metrics of the code with their limits, as a Markdown table.');
  else console.log(tableOfFigures(measureCode()));
}
