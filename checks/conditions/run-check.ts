import { contentFiles } from '../content-files.ts';
import type { Outcome } from '../outcome.ts';
import { parsePage } from '../prose/parse-page.ts';
import { findConditions, type PageConditions } from './find-conditions.ts';

/**
 * Runs the check `conditions`, which requires each `// proves:` comment to match one sentence of its page. For each
 * section, prints the share of sentences and table rows with limiting words that have such a comment. If paths are
 * given, it also prints the unproven sentences and rows, as notes.
 *
 * @param paths pages or folders; empty means all of `content/`
 */
export async function runConditionCheck(paths: string[]): Promise<Outcome> {
  const pages = contentFiles(paths).map((file) => ({
    file,
    ...findConditions(file, parsePage(file).tree),
  }));
  const failures = pages.flatMap(({ file, unclear }) =>
    unclear.map(({ line, words, fits }) => `${file}:${line}: ${adviceFor(words, fits)}`),
  );
  return {
    lines: [...tableOf(pages), ...(paths.length > 0 ? notesOn(pages) : [])],
    failures,
    passed: pages.reduce((sum, { claims }) => sum + claims, 0),
    failed: failures.length,
  };
}

function adviceFor(words: string, fits: number): string {
  return fits === 0
    ? `no sentence or row of the page has the words “${words}” that this proves: if the page says it in another way now, read the proof again, and quote the sentence`
    : `“${words}” stands in ${fits} sentences or rows of the page: quote more of the one that this proves`;
}

type Page = PageConditions & { file: string };

/** Returns a line for each section of `content/` with the share of proven sentences, and a line for the total. */
function tableOf(pages: readonly Page[]): string[] {
  const bySection = Map.groupBy(pages, ({ file }) => /^content\/([^/]+)\//.exec(file)?.[1] ?? 'other pages');
  const rows = [...bySection].map(([section, its]) => [section, ...countsOf(its)] as const);
  const all = [['all', ...countsOf(pages)] as const];
  return [...rows, ...(rows.length > 1 ? all : [])].map(
    ([section, proven, conditions]) =>
      `${section.padEnd(14)} an assertion proves ${proven} of ${conditions} sentences with a condition`,
  );
}

function countsOf(pages: readonly Page[]): [proven: number, conditions: number] {
  return [
    pages.reduce((sum, { proven }) => sum + proven.size, 0),
    pages.reduce((sum, { conditions }) => sum + conditions.length, 0),
  ];
}

/**
 * Returns notes on the sentences that no assertion proves. They aren't failures, because most pages have such
 * sentences.
 */
function notesOn(pages: readonly Page[]): string[] {
  const unproven = pages.flatMap(({ conditions, proven }) => conditions.filter((statement) => !proven.has(statement)));
  if (unproven.length === 0) return [];
  return [
    'Optional: an assertion could prove these too (docs/writing.md, “Proofs”).',
    ...unproven.map(({ file, line, text }) => `  note ${file}:${line}: ${text}`),
  ];
}
