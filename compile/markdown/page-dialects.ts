import type { Root as HtmlRoot } from 'hast';
import type { Root } from 'mdast';
import { mendHashLinks } from '../readme/hash-links.ts';
import { spaceBeforeCode } from '../readme/space-before-code.ts';
import { tidyBlocks } from '../readme/tidy-blocks.ts';
import type { SourcePage } from '../types.ts';
import { type DialectText, readDialectLines } from './dialect-lines.ts';
import { shortenLead } from './lead.ts';
import { refuseLostCells } from './lost-cells.ts';
import { refuseLostText } from './lost-text.ts';
import { type FencePlace, refuseUnknownLanguages } from './page-fences.ts';
import type { Report } from './report.ts';

/** Differences in compiling authored pages and READMEs. */
interface PageDialect {
  /** Whether mistakes in the page are reported as errors. */
  authored: boolean;
  /** Preprocesses the site's own syntax, which Markdown doesn't define. */
  readLines(source: SourcePage, report: Report): DialectText;
  /** Normalizes a README's Markdown, or reports mistakes in an authored page. */
  tidyMarkdown(tree: Root, of: { places: readonly FencePlace[]; dialect: DialectText }, report: Report): void;
  /** Fixes links to headings on the page once the headings have their ids. */
  mendLinks(html: HtmlRoot, ids: Set<string>): void;
  /** Final step of compiling a page's HTML, run after all others. */
  finish(html: HtmlRoot): void;
}

const authored: PageDialect = {
  authored: true,
  readLines({ body, extension }, report) {
    const dialect = readDialectLines(body, extension === '.mdx');
    for (const { line, message } of dialect.problems) report.error(message, line);
    return dialect;
  },
  tidyMarkdown(tree, { places, dialect }, report) {
    refuseUnknownLanguages([...places], report);
    refuseLostCells(tree, report);
    refuseLostText(tree, dialect.text.split('\n'), report);
  },
  mendLinks() {},
  finish: shortenLead,
};

const readme: PageDialect = {
  authored: false,
  readLines: ({ body }) => ({ text: body, asides: new Map(), braces: new Map(), problems: [] }),
  tidyMarkdown(tree, { places }) {
    spaceBeforeCode(tree);
    tidyBlocks(
      tree,
      places.map(({ fence }) => fence),
    );
  },
  mendLinks: mendHashLinks,
  finish() {},
};

/** Returns the compilation steps that differ between authored pages and READMEs. */
export function dialectOf({ kind }: SourcePage): PageDialect {
  return kind === 'readme' ? readme : authored;
}
