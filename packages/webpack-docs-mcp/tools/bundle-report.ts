import { z } from 'zod';
import { type Budget, parseBudget } from '../../../tools/bundle-explorer/model/budgets.ts';
import type { Build } from '../../../tools/bundle-explorer/model/build.ts';
import { matchingBuild } from '../../../tools/bundle-explorer/model/compare.ts';
import { reportOf } from '../../../tools/bundle-explorer/model/report.ts';
import { reportMarkdown } from '../../../tools/bundle-explorer/page/report-markdown.ts';
import { fitted } from '../library/fit.ts';
import { absolute } from './addresses.ts';
import { buildIn, buildsIn } from './stats-builds.ts';
import { docsTool, Refusal } from './tool.ts';

const file = z.string().min(1).max(1000);

/**
 * Tool that reports what a bundle loads, what makes it large, what changed since an earlier build, and whether size
 * budgets are met.
 */
export const bundleReport = docsTool(
  {
    name: 'bundle_report',
    title: 'Report on a bundle',
    description:
      'What each entry point loads, what makes a bundle large and what to do about it (several copies of a package, large packages that load with the page, modules in several chunks), from a stats file (npx webpack --json=stats.json). With before, also what came, what went, and which import is responsible. With budgets, whether each entry point keeps its limit.',
    input: z.strictObject({
      stats: file.describe('path of the stats file, inside of the working directory'),
      before: file.optional().describe('path of the stats file of an earlier build, to compare with'),
      budgets: z
        .array(z.string().max(300))
        .max(100)
        .default([])
        .describe('limits in bytes of emitted files: 200KiB for every entry point, or main=200KiB for one'),
      build: z.number().int().min(0).max(1000).default(0).describe('which build of a file with several'),
    }),
  },
  async ({ stats, before, budgets, build: number }, surroundings) => {
    const { library, room } = surroundings;
    const limits = budgets.map(budgetFrom);
    const build = buildIn(await buildsIn(surroundings, stats), number);
    checkEntries(limits, build);
    const earlier = before === undefined ? undefined : matchingBuild(await buildsIn(surroundings, before), build.name);
    const report = reportOf(build, { before: earlier, budgets: limits });
    const url = absolute(library, '/tools/bundle/');
    const lines = reportMarkdown(report, library.about.origin);
    return {
      text: `${fitted(lines, room - 120, (left) => `(${left} more lines.)`)}\n\nMore: ${url}`,
      addresses: [url],
      data: report,
      hasFailed: report.entrypoints.some(({ isOver }) => isOver),
    };
  },
);

function budgetFrom(text: string): Budget {
  const budget = parseBudget(text);
  if (!budget)
    throw new Refusal(`${JSON.stringify(text)} is no budget: send 200KiB, or main=200KiB for one entry point.`);
  return budget;
}

/** Rejects a size budget for an entry point that doesn't exist, because it would always be met. */
function checkEntries(budgets: readonly Budget[], { entrypoints }: Build): void {
  const names = entrypoints.map(({ name }) => name);
  const unknown = budgets.find(({ entry }) => entry !== undefined && !names.includes(entry));
  if (budgets.length > 0 && names.length === 0)
    throw new Refusal(
      'The stats file lists no entry points, so budgets can’t be checked. Create it with entrypoints: true.',
    );
  if (unknown)
    throw new Refusal(`There is no entry point ${JSON.stringify(unknown.entry)}. The build has ${names.join(', ')}.`);
}
