/**
 * Collects the changes that an update of the webpack packages brings, and finds the documentation pages that they
 * affect.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { CompiledPage } from '../../compile/types.ts';
import { entriesBetween } from '../../facts/changes/entries.ts';
import type { Entry } from '../../facts/changes/entries.ts';
import type { Facts } from '../../facts/types.ts';
import { authored, claimedIds, undocumented } from '../../checks/coverage/coverage.ts';
import { homesOf } from '../../checks/coverage/page-coverage.ts';
import type { Task, UpdateReport } from './report.ts';
import { usesOf } from './uses.ts';
import type { NamingText } from './uses.ts';

/** Maximum length in characters of a page's heading in the update report. */
const longestTitle = 40;

/** Data from which the update report is created. */
interface UpdateInput {
  before: Facts;
  after: Facts;
  /** All pages of the site, compiled with the facts about the updated packages. */
  pages: readonly CompiledPage[];
  /** Absolute path of the content folder. */
  contentDir: string;
  /** Files that may contain names that the update removes. */
  texts: readonly NamingText[];
}

/** Collects all changes that an update requires on the pages, except failures of checks. */
export function makeReport(input: UpdateInput): Omit<UpdateReport, 'failures'> {
  const { before, after } = input;
  const packages = Object.entries(after.versions).flatMap(([name, now]) => {
    const was = before.versions[name] ?? now;
    return was === now ? [] : [{ name, before: was, now }];
  });
  return { packages, tasks: tasksOf(entriesBetween(before, after), input) };
}

function tasksOf(entries: readonly Entry[], { before, after, pages, contentDir, texts }: UpdateInput): Task[] {
  const claimed = claimedIds(after, pages);
  const there = entries.flatMap(({ fact }) => after.byId.get(fact) ?? []);
  const homes = homesOf(there, pages, after);
  const claims = new Map(
    authored(pages).flatMap((page) => page.claims.map((claim) => [claim.fact, { page, claim }] as const)),
  );
  return entries.map((entry): Task => {
    if (entry.change === 'removed') {
      const gone = entry.facts.flatMap((id) => before.byId.get(id) ?? []);
      return { entry, place: '', open: [], uses: usesOf(gone, after, texts) };
    }
    const facts = entry.facts.flatMap((id) => after.byId.get(id) ?? []);
    const open = undocumented(facts, claimed, after).map(({ id }) => id);
    const own = claims.get(entry.fact);
    const home = own ?? homes.get(entry.fact);
    if (!home) return { entry, place: '', open, uses: [] };
    const place = `content/${home.page.path}:${home.claim.line}`;
    const heading = own ? '' : headingAbove(path.join(contentDir, home.page.path), home.claim.line);
    return { entry, place: heading && open.length > 0 ? `${place}, under “${heading}”` : place, open, uses: [] };
  });
}

/** Returns the text of the Markdown heading above a line, without the id in braces. */
function headingAbove(file: string, line: number): string {
  const lines = readFileSync(file, 'utf8').split('\n').slice(0, line);
  const heading = lines.findLast((each) => /^#{1,6} /.test(each)) ?? '';
  const title = heading
    .replace(/^#+ /, '')
    .replace(/\s*\{[^}]*\}\s*$/, '')
    .replaceAll('`', '');
  return title.length > longestTitle ? `${title.slice(0, longestTitle - 1)}…` : title;
}
