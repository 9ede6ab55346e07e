import type { Change } from '../model/compare.ts';
import type { BundleReport, EntryReport, NamedCause } from '../model/report.ts';
import { counted } from '../../../src/ui/amounts.ts';
import { findingInWords } from './finding-words.ts';
import { atLine, changeInWords, sizeInWords } from './words.ts';

const words = TEXTS.bundleExplorer;

/** Maximum number of rows in a table of changes. The JSON report contains all of them. */
const someRows = 12;

/**
 * Formats a bundle report as Markdown, for a pull request comment.
 *
 * @param origin of the site, for its links: `https://webpack.js.org`
 * @returns lines
 */
export function reportMarkdown(report: BundleReport, origin: string): string[] {
  const { name, modules, size, chunks, entrypoints, findings, comparison } = report;
  const sizeLine = words.unminified(sizeInWords(size));
  const counts = [counted(modules, TEXTS.counts.modules), counted(chunks, TEXTS.counts.chunks), sizeLine];
  const lines = [
    `## ${name}: ${counts.join(', ')}`,
    ...entryTable(entrypoints),
    ...entrypoints.flatMap(budgetLine),
    ...(comparison ? comparisonLines(comparison) : []),
    ...findings
      .map(findingInWords)
      .flatMap(({ title, items, messages = [], advice, code }) => [
        '',
        `### ${title}`,
        '',
        ...messages.flatMap((message) => ['````text', message, '````', '']),
        ...items.map((item) => `- ${item}`),
        ...(items.length > 0 ? [''] : []),
        advice,
        ...(code === undefined ? [] : ['', '```json', ...code.split('\n'), '```']),
      ]),
    ...(findings.length === 0 ? ['', words.noFindings] : []),
  ];
  return lines.map((line) => line.replaceAll('](/', `](${origin}/`));
}

function entryTable(entrypoints: readonly EntryReport[]): string[] {
  if (entrypoints.length === 0) return [];
  const hasBefore = entrypoints.some(({ before }) => before !== undefined);
  const heads = [
    words.entryPoints,
    ...(hasBefore ? [words.before] : []),
    words.now,
    ...(hasBefore ? [words.change] : []),
  ];
  const rows = entrypoints.map(({ name, size, before }) => [
    `\`${name}\``,
    ...(hasBefore ? [before === undefined ? '' : sizeInWords(before)] : []),
    sizeInWords(size),
    ...(hasBefore ? [before === undefined ? '' : changeInWords(size - before)] : []),
  ]);
  return table(heads, rows);
}

function budgetLine({ name, size, most, isOver }: EntryReport): string[] {
  if (most === undefined) return [];
  const [entry, now, limit] = [`\`${name}\``, sizeInWords(size), sizeInWords(most)];
  const line = isOver
    ? words.budgetBroken(entry, now, limit, sizeInWords(size - most))
    : words.budgetKept(entry, now, limit);
  return ['', `${words.budget}: ${line}`];
}

function comparisonLines({ total, files, packages, came, went }: NonNullable<BundleReport['comparison']>): string[] {
  return [
    '',
    words.difference(changeInWords(total.after - total.before), sizeInWords(total.before), sizeInWords(total.after)),
    ...(came.length > 0 ? ['', `### ${words.added}`, '', ...causeLines(came)] : []),
    ...(went.length > 0 ? ['', `### ${words.removed}`, '', ...causeLines(went)] : []),
    ...changeTable(words.files, files),
    ...changeTable(words.packages, packages),
  ];
}

function causeLines(causes: readonly NamedCause[]): string[] {
  const lines = causes.slice(0, someRows).map(({ name, modules, size, imports: [first] }) => {
    const more = modules > 1 ? words.andBrings(counted(modules - 1, TEXTS.counts.modules)) : '';
    const by = first === undefined ? '' : ` ${words.importedBy} \`${first.importer}\`${atLine(first.place)}.`;
    return `- \`${name}\`${more}: ${sizeInWords(size)}.${by}`;
  });
  return [...lines, ...leftOut(causes.length).map((line) => `- ${line}`)];
}

function changeTable(caption: string, changes: readonly Change[]): string[] {
  if (changes.length === 0) return [];
  const rows = changes
    .slice(0, someRows)
    .map(({ name, before, after }) => [
      `\`${name}\``,
      sizeInWords(before),
      sizeInWords(after),
      changeInWords(after - before),
    ]);
  return [
    ...table([words.changed(caption), words.before, words.now, words.change], rows),
    ...leftOut(changes.length).flatMap((line) => ['', line]),
  ];
}

/** @returns a line with the number of table rows that aren't shown, if any */
function leftOut(count: number): string[] {
  return count > someRows ? [words.more(count - someRows)] : [];
}

function table(heads: readonly string[], rows: readonly string[][]): string[] {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  return ['', line(heads), line(heads.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)];
}
