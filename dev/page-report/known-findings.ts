import { shownPath } from '../../compile/markdown/report.ts';
import type { CompiledPage, Fence, Problem } from '../../compile/types.ts';
import type { Facts } from '../../facts/types.ts';
import { gapsOf } from '../../checks/coverage/page-coverage.ts';
import { findWrongStatements } from '../../checks/wrong-statements/wrong-statements.ts';
import { unknownNames } from '../../checks/names/unknown-names.ts';
import type { ExampleFailure } from '../../checks/one-page/process.ts';
import type { PageFinding } from '../../src/model/page-report.ts';

/** A page whose problems are reported while it is open, and the data needed to check it. */
export interface ReportedPage {
  page: CompiledPage;
  /** Absolute path of the page's source file. */
  file: string;
  /** Markdown source of the page. */
  text: string;
  /** All compiled pages of the site. */
  pages: readonly CompiledPage[];
  /** All problems that the last compilation of the content found. */
  problems: readonly Problem[];
  facts: Facts;
}

/** Whether errors on the page prevent its current version from being shown. */
export function isHeld({ file, problems }: Pick<ReportedPage, 'file' | 'problems'>): boolean {
  return problems.some(
    (problem) => problem.file === shownPath(file) && problem.severity === 'error' && problem.about !== 'link',
  );
}

/**
 * Returns problems of a page that can be found without running code: mistakes, broken links, undocumented facts, and
 * wrong statements and names.
 */
export function knownFindings({ page, file, text, pages, problems, facts }: ReportedPage): PageFinding[] {
  const own = problems.filter((problem) => problem.file === shownPath(file));
  const compiled = own.map(({ line, message, about }): PageFinding => ({
    about: about === 'link' ? 'link' : 'page',
    line,
    message,
  }));
  if (page.kind === 'readme') return compiled;
  const gaps = gapsOf(page, pages, facts).map(({ fact, line, anchor }): PageFinding => ({
    about: 'gap',
    line,
    anchor,
    message: `${fact} is documented nowhere`,
  }));
  const wrong = findWrongStatements({ ...page, lines: text.split('\n') }, facts);
  const names = unknownNames({ file, text, claims: page.claims }, facts);
  return [
    ...compiled,
    ...gaps,
    ...wrong.map(({ line, message }): PageFinding => ({ about: 'statement', line, message })),
    ...names.map(({ line, message }): PageFinding => ({ about: 'name', line, message })),
  ];
}

/** Returns the visible code fences of a page, in order. */
export function shownFences({ fences }: Pick<CompiledPage, 'fences'>): Fence[] {
  return fences.filter(({ hidden }) => !hidden);
}

/**
 * Converts a failed code example to a finding at its code block. If the block is hidden, the finding is at the previous
 * block.
 */
export function exampleFinding(
  { fence, line, message }: ExampleFailure,
  page: Pick<CompiledPage, 'fences'>,
): PageFinding {
  const block = shownFences(page).findLastIndex((shown) => shown.line <= fence);
  const anchor = page.fences.find((each) => each.line === fence)?.anchor;
  return {
    about: 'example',
    line,
    message,
    ...(anchor === undefined ? {} : { anchor }),
    ...(block < 0 ? {} : { block }),
  };
}
