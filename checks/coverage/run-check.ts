import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { CompiledPage } from '../../compile/types.ts';
import type { Facts } from '../../facts/types.ts';
import { readContent } from '../content-files.ts';
import type { Outcome } from '../outcome.ts';
import { checkList } from '../ratchet/list-file.ts';
import { faultsOfDefaults } from './default-lines.ts';
import { authored, type Coverage, measureCoverage } from './coverage.ts';
import { incompleteEntries } from './entry-parts.ts';
import { gapsOf } from './page-coverage.ts';
import { findWrongStatements } from '../wrong-statements/wrong-statements.ts';

/** Input of the check for undocumented facts. */
interface CoverageInput {
  facts: Facts;
  pages: readonly CompiledPage[];
  /** Absolute path of the folder that the paths of pages are relative to. */
  contentDir: string;
  /** Path of the file that lists the undocumented facts already known. */
  list: string;
}

/**
 * Runs the coverage check for the command line.
 *
 * @param files if given, only the facts that these pages claim to document are checked, without totals and without the
 * list of undocumented facts
 */
export function runCoverageCheck(
  input: CoverageInput,
  { files, update, acceptNew }: { files: string[]; update: boolean; acceptNew: boolean },
): Outcome {
  const { facts, pages, contentDir, list } = input;
  const shown = (page: CompiledPage): string => path.relative(process.cwd(), path.join(contentDir, page.path));
  const sourceLines = (page: CompiledPage): string[] => {
    const file = path.join(contentDir, page.path);
    return existsSync(file) ? readContent(file).split('\n') : [];
  };
  const asked = authored(pages).filter((page) => files.length === 0 || files.includes(shown(page)));
  const failures = asked.flatMap((page) => [
    ...page.claims
      .filter(({ fact }) => facts.resolve(fact).length === 0)
      .map(
        ({ fact, line }) =>
          `${shown(page)}:${line}: ${fact} does not exist; \`npm run facts -- --grep …\` finds what does`,
      ),
    ...incompleteEntries([page], facts).map(({ line, message }) => `${shown(page)}:${line}: ${message}`),
    ...findWrongStatements({ ...page, lines: sourceLines(page) }, facts).map(
      ({ line, message }) => `${shown(page)}:${line}: ${message}`,
    ),
  ]);
  if (files.length > 0) {
    const gaps = asked.flatMap((page) =>
      gapsOf(page, pages, facts).map(({ fact, line }) => `  ${shown(page)}:${line}: not documented yet: ${fact}`),
    );
    return { lines: gaps, failures, passed: asked.flatMap(({ claims }) => claims).length, failed: failures.length };
  }
  const coverage = measureCoverage(facts, pages);
  mkdirSync('reports', { recursive: true });
  writeFileSync('reports/coverage.json', `${JSON.stringify(coverage, null, 2)}\n`);
  const open = Object.fromEntries(Object.entries(coverage).map(([kind, { missing }]) => [kind, missing]));
  const ratchet = checkList(list, open, {
    update,
    acceptNew,
    command: 'npm run check:coverage',
    describe: (_kind, id) =>
      `${id} is not documented: claim it with a heading (\`## Name {${id}}\`) or a row in a scope; \`npm run new\` starts one`,
  });
  failures.push(...ratchet.failures, ...faultsOfDefaults(facts, contentDir));
  return {
    lines: [
      ...tableOf(coverage),
      ...(ratchet.remaining > 0 ? [`${ratchet.remaining} on the list of what is not documented yet`] : []),
    ],
    failures,
    passed: Object.values(coverage).reduce((sum, { documented }) => sum + documented, 0),
    failed: failures.length,
  };
}

function tableOf(coverage: Coverage): string[] {
  const rows = Object.entries(coverage).map(([kind, { total, documented, missing, unknown }]) =>
    [kind, total, documented, missing.length, unknown.length].map(String),
  );
  const sums = [1, 2, 3, 4].map((column) => String(rows.reduce((sum, row) => sum + Number(row[column]), 0)));
  const heads = ['category', 'exists', 'documented', 'missing', 'unknown'];
  const table = [heads, ...rows, ['all', ...sums]];
  const widths = heads.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  return table.map((row) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  '),
  );
}
