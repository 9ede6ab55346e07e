/** Tests that the check of a page reports each mistake in `slips.yaml`, with a message that says how to fix it. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { temporaryFolder } from '../../compile/testing/temporary-folder.ts';
import { parse } from 'yaml';
import { compileSite } from '../../compile/compile-site.ts';
import { loadFacts } from '../../facts/index.ts';
import { pageFindings } from './testing/page-findings.ts';

interface Slip {
  slip: string;
  page?: string;
  front?: string;
  whole?: string;
  says: string;
}

const slips = parse(readFileSync(path.join(import.meta.dirname, 'slips.yaml'), 'utf8')) as Slip[];
const folder = temporaryFolder('slips');
const contentDir = path.join(folder, 'content');
const facts = loadFacts();
let findings: ReadonlyMap<string, string[]>;

const fileOf = (index: number): string =>
  path.relative(process.cwd(), path.join(contentDir, `guides/slip-${index}.md`));

function textOf({ page = 'Words.', front, whole }: Slip, index: number): string {
  const description = `This is page number ${index} of those that have a slip, which the check has to find and to name.`;
  const lines = [
    '---',
    `title: A page ${index}`,
    `description: ${description}`,
    ...(front === undefined ? [] : [front]),
    '---',
  ];
  return whole ?? `${lines.join('\n')}\n\n${page}\n`;
}

beforeAll(async () => {
  mkdirSync(path.join(contentDir, 'guides'), { recursive: true });
  const good = (title: string, body: string): string =>
    textOf({ slip: '', page: body, says: '' }, 0).replace('A page 0', title);
  writeFileSync(path.join(contentDir, 'index.md'), good('Home', 'Words.'));
  writeFileSync(path.join(contentDir, 'guides/caching.md'), good('Caching', '## Long term\n\nWords.'));
  for (const [index, slip] of slips.entries()) writeFileSync(fileOf(index), textOf(slip, index));
  const compiled = await compileSite({ contentDir, facts, cacheDir: false });
  findings = await pageFindings(
    slips.map((_, index) => fileOf(index)),
    { compiled, facts, contentDir },
  );
}, 120_000);

test.each(slips.map(({ slip, says }, index) => [slip, new RegExp(says), index] as const))('%s', (_, says, index) => {
  expect(findings.get(fileOf(index))).toContainEqual(expect.stringMatching(says));
});

test('there are at least 80', () => {
  expect(slips.length).toBeGreaterThanOrEqual(80);
});
