import type { PageFinding, PageReport } from '../../src/model/page-report.ts';

/** Maximum number of lines that a page's report prints per subject. The page itself shows all of them. */
const mostLines = 10;

/**
 * Formats a report on a page for the terminal, with one line per finding. Omits compilation problems, because the
 * server reports those for all pages.
 */
export function terminalLines({ file, findings }: PageReport): string[] {
  const shown = findings.filter(({ about }) => about !== 'page' && about !== 'link');
  return [...Map.groupBy(shown, ({ about }) => about).values()].flatMap((group) => linesOf(group, file));
}

function linesOf(findings: PageFinding[], file: string): string[] {
  const lines = findings.slice(0, mostLines).map(({ line, message }) => `${file}:${line}: ${message}`);
  const others = findings.length - lines.length;
  return others > 0 ? [...lines, `${file}: … and ${others} more of this kind, in the panel of the page`] : lines;
}
