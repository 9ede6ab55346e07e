/**
 * Implements the two steps of `npm run update` (scripts/update.mjs) that read packages and pages: `newer` and `report`.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compileSite } from '../../compile/compile-site.ts';
import { loadFacts, loadFactsOf } from '../../facts/index.ts';
import { groupCauses } from '../../checks/group-causes.ts';
import type { Outcome } from '../../checks/outcome.ts';
import { examplesReport } from '../../checks/examples/report.ts';
import { changedOutputs } from './changed-outputs.ts';
import { makeReport } from './make-report.ts';
import { documentedPackages, newerReleases } from './packages.ts';
import { shortReport, wholeReport } from './report.ts';
import { namingTexts } from './uses.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** Path of the full update report. A summary that fits two terminal screens is printed. */
const file = 'reports/update.md';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    before: { type: 'string' },
    after: { type: 'string' },
    checks: { type: 'string' },
    report: { type: 'string' },
  },
});
const [half] = positionals;
if (half === 'newer') {
  const node = process.versions.node;
  console.log(JSON.stringify(await newerReleases(documentedPackages(root), { root, node })));
} else if (half === 'report' && values.before !== undefined) {
  await report(path.resolve(values.before), values);
} else {
  console.error(
    'Usage: node maintenance/update/cli.ts newer | report --before DIR [--after DIR] [--checks FILE] [--report FILE]',
  );
  process.exitCode = 2;
}

/**
 * Compares two sets of installed webpack packages, and writes a report of the changes.
 *
 * @param before folder whose `node_modules` contains the earlier packages
 * @param options `after`: folder with the later packages, by default the project; `checks`: file with the results of
 * the checks, from `checks/cli.ts --json`; `report`: file to which the printed summary is also written, as Markdown
 */
async function report(
  before: string,
  { after, checks, report: shown }: { after?: string; checks?: string; report?: string },
): Promise<void> {
  const facts = after === undefined ? loadFacts() : loadFactsOf(after);
  const contentDir = path.join(root, 'content');
  const otherCache = after === undefined ? {} : { cacheDir: path.join(root, '.cache/other/webpack') };
  const { pages } = await compileSite({ contentDir, facts, ...otherCache });
  const texts = namingTexts(root);
  const made = {
    ...makeReport({ before: loadFactsOf(before, { isEarlier: true }), after: facts, pages, contentDir, texts }),
    failures: checks === undefined ? {} : failuresIn(checks),
  };
  mkdirSync(path.join(root, 'reports'), { recursive: true });
  writeFileSync(path.join(root, file), wholeReport(made));
  const short = shortReport(made, file);
  if (shown !== undefined) writeFileSync(shown, `\`\`\`text\n${short}\n\`\`\`\n`);
  console.log(short);
}

/**
 * Returns failures of checks that the update report doesn't already cover, and changed outputs. Undocumented options
 * and the like are already covered.
 */
function failuresIn(outcomesFile: string): Record<string, string[]> {
  const outcomes = JSON.parse(readFileSync(outcomesFile, 'utf8')) as Record<string, Outcome>;
  const found = Object.entries(outcomes).map(([name, { failures }]): [string, string[]] => [
    name,
    groupCauses(failures.filter((failure) => !/^\S+ is not documented: claim it/.test(failure))),
  ]);
  return {
    ...Object.fromEntries(found),
    ...(outcomes.examples && { 'examples, old output beside new': changedOutputs(examplesReport) }),
  };
}
