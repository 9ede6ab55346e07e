import type { PageFinding, PageReport } from '../../src/model/page-report.ts';

/** More lines of one subject push everything else off the terminal; the page has them all. */
const mostLines = 10;

/** A report for the terminal, a line a finding; without what the compilation complains of, which webpack shows there. */
export function terminalLines({ file, findings }: PageReport): string[] {
  const shown = findings.filter(({ about }) => about !== 'page' && about !== 'link');
  return [...Map.groupBy(shown, ({ about }) => about).values()].flatMap((group) => linesOf(group, file));
}

function linesOf(findings: PageFinding[], file: string): string[] {
  const lines = findings.slice(0, mostLines).map(({ line, message }) => `${file}:${line}: ${message}`);
  const others = findings.length - lines.length;
  return others > 0 ? [...lines, `${file}: … and ${others} more of this kind, in the panel of the page`] : lines;
}
