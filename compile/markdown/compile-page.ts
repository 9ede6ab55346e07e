import { toHtml } from 'hast-util-to-html';
import type { Facts } from '../../facts/types.ts';
import type { PlayableExamples } from '../examples/playable-examples.ts';
import { type FindOptionKeys, optionKeyFinder } from '../entries/option-keys.ts';
import type { CompiledPage, Fence, OptionKey, SourcePage } from '../types.ts';
import { readAssetImports } from './asset-imports.ts';
import { labelCells } from './cell-labels.ts';
import { readClaims } from './claims.ts';
import { componentPages } from './component-page.ts';
import { describePage } from './description.ts';
import { replaceEmoji } from './emoji.ts';
import { expandTree } from './expand.ts';
import { identifyHeadings } from './headings.ts';
import type { Highlighter } from './highlight.ts';
import { toHtmlTree } from './html-tree.ts';
import { placeImages } from './images.ts';
import { markIndexLists } from './index-lists.ts';
import { noteInlineStyles } from './inline-styles.ts';
import { placeLineBreaks } from './line-breaks.ts';
import { readCodeLinks, readLinks } from './links.ts';
import { ownIds } from './own-ids.ts';
import { dialectOf } from './page-dialects.ts';
import { placeFence, readFences, renderFences } from './page-fences.ts';
import { parse } from './parse-page.ts';
import { splitIntoParts } from './parts.ts';
import { groupProjectFiles } from './project-cards.ts';
import { createReport } from './report.ts';
import { paintSwatches } from './swatches.ts';
import { shareColumnWidths } from './table-widths.ts';
import { wrapTables } from './tables.ts';
import { nameTaskBoxes } from './task-lists.ts';
import { readTextSections } from './text-sections.ts';

/** Context for compiling a Markdown page. */
export interface CompileContext {
  highlighter: Highlighter;
  /**
   * Facts about webpack, such as its options. Without them, the facts that a page documents are recorded but neither
   * checked nor rendered.
   */
  facts?: Facts;
  /** Folder of static files, for images whose address starts with `/`. */
  publicDir: string;
  /** Origin of this site. */
  origin: string;
  /** Other origins whose URLs count as internal links of this site. */
  knownAs?: readonly string[];
  /** Finds the webpack options in a code fence; created from the facts if missing. */
  findKeys?: FindOptionKeys;
  /** Code examples that get a playground link. If missing, none get one. */
  playable?: PlayableExamples;
}

declare module 'mdast' {
  interface CodeData {
    /** Index of the code fence on its page. */
    fenceIndex?: number;
  }
}

/**
 * Compiles a page from Markdown to HTML (markup contract in docs/architecture.md), with all data that index, search and
 * checks need. Mistakes in the page don't throw; they are in its `problems`.
 */
export async function compilePage(source: SourcePage, context: CompileContext): Promise<CompiledPage> {
  try {
    return await compileSource(source, context);
  } catch (error) {
    if (source.kind === 'readme') return compileAsText(source, context, (error as Error).message);
    // Report an authored page that overflows the stack, because something in it is nested thousands of levels deep.
    if (error instanceof RangeError) return compileTooDeep(source, context);
    throw error;
  }
}

/** Returns the result for an authored page that overflows the parser's stack, with an error about the nesting. */
async function compileTooDeep(source: SourcePage, context: CompileContext): Promise<CompiledPage> {
  const page = await compileSource({ ...source, body: '' }, context);
  const report = createReport(source);
  report.error(
    'Something on this page is nested thousands of levels deep, so it cannot be compiled. Reduce the nesting.',
    1,
  );
  return { ...page, problems: [...page.problems, ...report.problems] };
}

/**
 * Compiles a README as plain text if it crashes the parser or takes too long to parse. It can't be fixed here, and its
 * text is still useful.
 *
 * @param reason shown in the warning
 */
export async function compileAsText(
  source: SourcePage,
  context: CompileContext,
  reason: string,
): Promise<CompiledPage> {
  const page = await compileSource({ ...source, body: asCode(source.body) }, context);
  const report = createReport(source);
  report.warn(`The README cannot be rendered and is shown as text: ${reason}`, 1);
  return { ...page, problems: [...page.problems, ...report.problems] };
}

/** Wraps text in a code fence that is longer than any fence in it. */
function asCode(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
}

async function compileSource(source: SourcePage, context: CompileContext): Promise<CompiledPage> {
  const report = createReport(source);
  const { authored, ...way } = dialectOf(source);
  const dialect = way.readLines(source, report);
  const mdast = parse(dialect, source, report);
  const places = readFences(mdast, source, report);
  const fences = places.map((place) => place.fence);
  way.tidyMarkdown(mdast, { places, dialect }, report);
  const keys = optionKeysOf(fences, context);
  const rendered = await renderFences(source, fences, { ...context, keys });

  replaceEmoji(mdast);
  const html = toHtmlTree(mdast, { source, dialect, report });
  const description = source.frontMatter.description ?? (describePage(html) || (source.package?.description ?? ''));
  const taken = ownIds(html, report);
  const headings = identifyHeadings(html, dialect.braces, { taken, report, authored });
  way.mendLinks(html, taken);
  const components = componentPages({ source, facts: context.facts, taken, report });
  expandTree(html, {
    report,
    authored,
    imports: source.extension === '.mdx' ? readAssetImports(mdast, report) : new Map(),
    componentPage: components.at,
    fence: (index, anchor) => placeFence(fences[index], rendered[index], { anchor, source }),
  });
  const shownIn = optionsShown(fences, keys);
  const claims = readClaims(html, headings, { url: source.url, facts: context.facts, taken, report, shownIn });
  const { publicDir } = context;
  const { images, inputs } = placeImages(html, { file: source.file, publicDir, authored }, report);
  const origins = [context.origin, ...(context.knownAs ?? [])];
  const links = readLinks(html, source, { origins, report });
  shareColumnWidths(html);
  labelCells(html);
  wrapTables(html);
  nameTaskBoxes(html);
  const sections = readTextSections(html, source.frontMatter.title);
  if (source.frontMatter.lists === 'index') markIndexLists(html);
  placeLineBreaks(html);
  groupProjectFiles(html);
  paintSwatches(html);
  way.finish(html);
  splitIntoParts(html);

  return {
    ...passedOn(source),
    description,
    html: toHtml(html, { characterReferences: { useNamedReferences: true } }),
    headings: headings.map((heading) => heading.anchor),
    ids: [...taken],
    links: [...links, ...fences.flatMap((fence) => readCodeLinks(fence, origins))],
    fences,
    optionKeys: Object.fromEntries(
      [...keys.entries()].filter(([index, found]) => found.length > 0 && !fences[index]?.hidden),
    ),
    claims: [...claims, ...components.claims],
    sections,
    images,
    inputs: [...inputs, ...components.inputs],
    inlineStyles: noteInlineStyles(html, report),
    problems: report.problems,
  };
}

/** Finds the webpack options in each code fence of a page. */
function optionKeysOf(fences: readonly Fence[], { facts, findKeys }: CompileContext): OptionKey[][] {
  const find = findKeys ?? (facts && optionKeyFinder(facts));
  return fences.map((fence) => find?.(fence) ?? []);
}

/** Returns the webpack options used in code, by the id of the heading above. */
function optionsShown(fences: readonly Fence[], keys: readonly OptionKey[][]): Map<string, Set<string>> {
  const shown = new Map<string, Set<string>>();
  for (const [index, { anchor }] of fences.entries())
    shown.set(anchor, new Set([...(shown.get(anchor) ?? []), ...(keys[index] ?? []).map(({ fact }) => fact)]));
  return shown;
}

/** Returns the fields that a compiled page copies from its source. */
function passedOn({ url, path, kind, frontMatter, size, package: from, updated }: SourcePage) {
  return {
    url,
    path,
    kind,
    frontMatter,
    size,
    ...(from && { package: { name: from.name, version: from.version } }),
    ...(updated !== undefined && { updated }),
    title: frontMatter.title,
  };
}
