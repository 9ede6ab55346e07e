import type { Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import { mendHashLinks } from '../readme/hash-links.ts';
import { tidyBlocks } from '../readme/tidy-blocks.ts';
import type { SourcePage } from '../types.ts';
import { type DialectText, readDialectLines } from './dialect-lines.ts';
import { shortenLead } from './lead.ts';
import { refuseLostCells } from './lost-cells.ts';
import { type FencePlace, warnOfUnknownLanguages } from './page-fences.ts';
import type { Report } from './report.ts';

/** What is done otherwise in pages that are written for this site and in READMEs, which are written for other places. */
interface PageDialect {
  /** Whether what is wrong on the page is ours to mend. */
  authored: boolean;
  /** Reads the marks that Markdown does not have off the lines. */
  readLines(source: SourcePage, report: Report): DialectText;
  /** Puts the Markdown in order, or notes what is wrong in it. */
  tidyMarkdown(tree: Root, places: readonly FencePlace[], report: Report): void;
  /** Once headings have their ids. */
  mendLinks(html: HtmlRoot, ids: Set<string>): void;
  /** Once everything else is in its place. */
  finish(html: HtmlRoot): void;
}

const authored: PageDialect = {
  authored: true,
  readLines({ body, extension }, report) {
    const dialect = readDialectLines(body, extension === '.mdx');
    for (const { line, message } of dialect.problems) report.error(message, line);
    return dialect;
  },
  tidyMarkdown(tree, places, report) {
    warnOfUnknownLanguages([...places], report);
    refuseLostCells(tree, report);
  },
  mendLinks() {},
  finish: shortenLead,
};

const readme: PageDialect = {
  authored: false,
  readLines: ({ body }) => ({ text: body, asides: new Map(), braces: new Map(), problems: [] }),
  tidyMarkdown: (tree, places) =>
    tidyBlocks(
      tree,
      places.map(({ fence }) => fence),
    ),
  mendLinks: mendHashLinks,
  finish() {},
};

/** The dialect that a page is written in. */
export function dialectOf({ kind }: SourcePage): PageDialect {
  return kind === 'readme' ? readme : authored;
}
