/** The two halves of `npm run update` (scripts/update.mjs) that read packages and pages: `newer` and `report`. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compileSite } from '../../compile/compile-site.ts';
import type { CompiledPage } from '../../compile/types.ts';
import { entriesBetween } from '../../facts/changes/entries.ts';
import type { Entry } from '../../facts/changes/entries.ts';
import { loadFacts, loadFactsOf } from '../../facts/index.ts';
import { claimedIds, undocumented } from '../coverage/coverage.ts';
import { homesOf } from '../coverage/page-coverage.ts';
import type { Home } from '../coverage/page-coverage.ts';
import type { Outcome } from '../outcome.ts';
import { documentedPackages, newerReleases } from './packages.ts';
import { updateText } from './report.ts';
import type { UpdateReport } from './report.ts';
import { namingTexts, usesOf } from './uses.ts';

const root = path.resolve(import.meta.dirname, '../..');

/** The whole report; what is printed is two screens of it. */
const wholeReport = 'reports/update.md';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { before: { type: 'string' }, checks: { type: 'string' } },
});
const [half] = positionals;
if (half === 'newer') {
  const node = process.versions.node;
  console.log(JSON.stringify(await newerReleases(documentedPackages(root), { root, node })));
} else if (half === 'report' && values.before !== undefined) {
  await report(path.resolve(values.before), values.checks);
} else {
  console.error('Usage: node checks/update/cli.ts newer | report --before DIR [--checks FILE]');
  process.exitCode = 2;
}

/**
 * Compares the installed packages with those of a folder, and writes the report.
 *
 * @param before folder with the earlier packages in its `node_modules`
 * @param checks file with what the checks found, as `checks/cli.ts --json` prints it
 */
async function report(before: string, checks: string | undefined): Promise<void> {
  const facts = loadFacts();
  const earlier = loadFactsOf(before);
  const contentDir = path.join(root, 'content');
  const { pages } = await compileSite({ contentDir, facts });
  const entries = entriesBetween(earlier, facts);
  const claimed = claimedIds(facts, pages);
  const asked = entries
    .filter(({ change }) => change !== 'removed')
    .flatMap((entry) => facts.byId.get(entry.fact) ?? []);
  const homes = homesOf(asked, pages, facts);
  const texts = namingTexts(root);
  const made: UpdateReport = {
    packages: Object.entries(facts.versions).flatMap(([name, now]) => {
      const was = earlier.versions[name] ?? now;
      return was === now ? [] : [{ name, before: was, now }];
    }),
    entries,
    placeOf: (entry) => placeOf(entry, pages, homes),
    openOf: ({ change, facts: ids }) =>
      change === 'removed'
        ? []
        : undocumented(
            ids.flatMap((id) => facts.byId.get(id) ?? []),
            claimed,
            facts,
          ).map(({ id }) => id),
    usesOf: ({ facts: ids }) =>
      usesOf(
        ids.flatMap((id) => earlier.byId.get(id) ?? []),
        facts,
        texts,
      ),
    failures: checks === undefined ? {} : failuresIn(checks),
  };
  mkdirSync(path.join(root, 'reports'), { recursive: true });
  writeFileSync(path.join(root, wholeReport), updateText(made));
  console.log(updateText(made, wholeReport));
}

/** The claim of an entry's fact, else the place where it belongs. */
function placeOf({ fact }: Entry, pages: readonly CompiledPage[], homes: ReadonlyMap<string, Home>): string {
  for (const page of pages) {
    const claim = page.kind === 'readme' ? undefined : page.claims.find((each) => each.fact === fact);
    if (claim) return `content/${page.path}:${claim.line}`;
  }
  const home = homes.get(fact);
  if (!home) return '';
  const { page, claim } = home;
  const heading = page.headings.find(({ id }) => id === claim.anchor)?.title ?? claim.fact;
  return `content/${page.path}:${claim.line}, after “${heading}”`;
}

/** What checks found besides what the entries say: coverage names gaps, which are entries. */
function failuresIn(file: string): Record<string, string[]> {
  const outcomes = JSON.parse(readFileSync(file, 'utf8')) as Record<string, Outcome>;
  return Object.fromEntries(
    Object.entries(outcomes).map(([name, { failures }]) => [
      name,
      failures.filter((failure) => !/^\S+ is not documented: claim it/.test(failure)),
    ]),
  );
}
