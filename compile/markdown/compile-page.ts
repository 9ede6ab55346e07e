import path from 'node:path';
import type { ElementContent, Root as HtmlRoot } from 'hast';
import { toHtml } from 'hast-util-to-html';
import type { Code, Root } from 'mdast';
import rehypeRaw from 'rehype-raw';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { visit } from './visit.ts';
import { VFile } from 'vfile';
import { frameIds } from '../../src/model/frame-ids.ts';
import type { Facts } from '../../facts/types.ts';
import { mendHashLinks } from '../readme/hash-links.ts';
import { makeReadmeSafe } from '../readme/safe-html.ts';
import { tidyBlocks } from '../readme/tidy-blocks.ts';
import type { CompiledPage, Fence, SourcePage } from '../types.ts';
import { markAsides } from './asides.ts';
import { readAssetImports } from './asset-imports.ts';
import { readClaims } from './claims.ts';
import { isKnownLanguage, renderFence } from './code-block.ts';
import { componentPages } from './component-page.ts';
import { readDialectLines } from './dialect-lines.ts';
import type { DialectText } from './dialect-lines.ts';
import { describePage } from './description.ts';
import { replaceEmoji } from './emoji.ts';
import { expandTree, fencePlaceholder } from './expand.ts';
import { parseFenceInfo } from './fence.ts';
import { identifyHeadings } from './headings.ts';
import type { Highlighter } from './highlight.ts';
import { markComponentsInHtml } from './html-components.ts';
import { placeImages } from './images.ts';
import { noteInlineStyles } from './inline-styles.ts';
import { placeLineBreaks } from './line-breaks.ts';
import { readCodeLinks, readLinks } from './links.ts';
import { splitIntoParts } from './parts.ts';
import { groupProjectFiles } from './project-cards.ts';
import { createReport } from './report.ts';
import { playableBuilds, playgroundAddress } from '../examples/playable-builds.ts';
import type { PlayableExamples } from '../examples/playable-examples.ts';
import type { Report } from './report.ts';
import { paintSwatches } from './swatches.ts';
import { wrapTables } from './tables.ts';
import { nameTaskBoxes } from './task-lists.ts';
import { readTextSections } from './text-sections.ts';
import { markdownTwin, withCopies } from './twin.ts';
import type { FencePlace } from './twin.ts';
import { verifiedFences } from './verified-fences.ts';

/** What compiling needs besides the page. */
export interface CompileContext {
  highlighter: Highlighter;
  /** What webpack says of itself; without it, claims are noted but not checked or filled in. */
  facts?: Facts;
  /** Folder that image addresses starting with `/` lie in. */
  publicDir: string;
  /** Origin of this site. */
  origin: string;
  /** Other origins whose absolute addresses are this site's. */
  knownAs?: readonly string[];
  /** Examples that get a link to the playground; without it none does. */
  playable?: PlayableExamples;
}

const plainParser = unified().use(remarkParse).use(remarkGfm).freeze();
const mdxParser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).freeze();
const toHast = unified()
  .use(remarkRehype, {
    allowDangerousHtml: true,
    clobberPrefix: '',
    passThrough: ['mdxJsxFlowElement', 'mdxJsxTextElement', 'mdxFlowExpression', 'mdxTextExpression', 'mdxjsEsm'],
    handlers: {
      code: (state, node: Code) => {
        const element = {
          type: 'element' as const,
          tagName: fencePlaceholder,
          properties: { dataIndex: node.data?.fenceIndex ?? -1 },
          children: [],
        };
        state.patch(node, element);
        return element;
      },
    },
  })
  .freeze();
const rawToHast = unified().use(rehypeRaw).freeze();

declare module 'mdast' {
  interface CodeData {
    /** Number of the fence on its page. */
    fenceIndex?: number;
  }
}

/**
 * Compiles a page: Markdown in, HTML by the markup contract of docs/architecture.md out, with everything that index, search
 * and checks read. Mistakes of the page do not throw; they are in its `problems`.
 */
export async function compilePage(source: SourcePage, context: CompileContext): Promise<CompiledPage> {
  try {
    return await compileSource(source, context);
  } catch (error) {
    if (source.kind === 'readme') return compileAsText(source, context, (error as Error).message);
    // The call stack ends where something nests thousands deep.
    if (error instanceof RangeError) return compileTooDeep(source, context);
    throw error;
  }
}

/** An authored page that no parser gets to the end of, with the error that says so. */
async function compileTooDeep(source: SourcePage, context: CompileContext): Promise<CompiledPage> {
  const page = await compileSource({ ...source, body: '' }, context);
  const report = createReport(source);
  report.error('Something on this page nests thousands of levels deep, and cannot be compiled: flatten it.', 1);
  return { ...page, problems: [...page.problems, ...report.problems] };
}

/**
 * Compiles a README that overturns a parser: nobody here can mend it, and its text still serves readers.
 * @param reason why it is shown as text, for the warning
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

/** A fence around a text, longer than any in it. */
function asCode(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`+/g)].map(([ticks]) => ticks.length));
  const fence = '`'.repeat(longest + 1);
  return `${fence}text\n${text}\n${fence}`;
}

async function compileSource(source: SourcePage, context: CompileContext): Promise<CompiledPage> {
  const report = createReport(source);
  const dialect: DialectText =
    source.kind === 'readme'
      ? { text: source.body, asides: new Map(), braces: new Map(), problems: [] }
      : readDialectLines(source.body, source.extension === '.mdx');
  for (const { line, message } of dialect.problems) report.error(message, line);
  const mdast = parse(dialect, source, report);
  const places = readFences(mdast, source, report);
  const fences = places.map((place) => place.fence);
  const verified = verifiedFences(fences);
  const gone = source.kind === 'readme' ? tidyBlocks(mdast, fences) : undefined;
  // Before anything else changes the tree.
  const markdown = markdownTwin(source.frontMatter.title, { dialect, tree: mdast, fences: places, gone });
  const playAddresses = new Map(
    playableBuilds({ path: source.path, fences }, context.playable ?? {}).map(({ id, fence }) => [
      fence,
      playgroundAddress(source.url, id),
    ]),
  );
  const rendered = await Promise.all(
    fences.map((fence) => {
      if (fence.hidden) return undefined;
      return renderFence(fence, context.highlighter, {
        isVerified: verified.has(fence),
        playAddress: playAddresses.get(fence),
      });
    }),
  );
  if (source.kind !== 'readme') {
    warnOfUnknownLanguages(places, report);
    refuseLostCells(mdast, report);
  }

  replaceEmoji(mdast);
  const html = toHtmlTree(mdast, { source, dialect, report });
  const description = source.frontMatter.description ?? (describePage(html) || (source.package?.description ?? ''));
  const taken = ownIds(html, report);
  const headings = identifyHeadings(html, dialect.braces, { taken, report, authored: source.kind !== 'readme' });
  if (source.kind === 'readme') mendHashLinks(html, taken);
  const components = componentPages({ source, facts: context.facts, taken, report });
  expandTree(html, {
    report,
    authored: source.kind !== 'readme',
    imports: source.extension === '.mdx' ? readAssetImports(mdast, report) : new Map(),
    componentPage: components.at,
    fence(index, anchor): ElementContent[] {
      const fence = fences[index];
      if (!fence) return [];
      fence.anchor = anchor;
      const element = rendered[index];
      return element
        ? [
            {
              ...element,
              position: { start: { line: fence.line - source.bodyLine + 1, column: 1 }, end: { line: 1, column: 1 } },
            },
          ]
        : [];
    },
  });
  const claims = [
    ...readClaims(html, headings, { url: source.url, facts: context.facts, taken, report }),
    ...components.claims,
  ];
  const { images, inputs } = placeImages(
    html,
    { file: source.file, publicDir: context.publicDir, authored: source.kind !== 'readme' },
    report,
  );
  const origins = [context.origin, ...(context.knownAs ?? [])];
  const links = [
    ...readLinks(html, source, { origins, report }),
    ...fences.flatMap((fence) => readCodeLinks(fence, origins)),
  ];
  wrapTables(html);
  nameTaskBoxes(html);
  const sections = readTextSections(html, source.frontMatter.title);
  placeLineBreaks(html);
  groupProjectFiles(html);
  paintSwatches(html);
  splitIntoParts(html);

  return {
    url: source.url,
    path: source.path,
    kind: source.kind,
    frontMatter: source.frontMatter,
    size: source.size,
    ...(source.package && { package: { name: source.package.name, version: source.package.version } }),
    ...(source.updated !== undefined && { updated: source.updated }),
    title: source.frontMatter.title,
    description,
    html: toHtml(html, { characterReferences: { useNamedReferences: true } }),
    headings: headings.map((heading) => heading.anchor),
    ids: [...taken],
    links,
    fences,
    claims,
    sections,
    images,
    inputs: [...inputs, ...components.inputs],
    inlineStyles: noteInlineStyles(html, report),
    markdown: withCopies(markdown, dialect.text, components.copies),
    problems: report.problems,
  };
}

/** A page has at most this many MDX mistakes named in one run: each costs a parse. */
const mostMdxMistakes = 20;

/** Parses; an MDX mistake is noted, its line blanked and the rest parsed, so that one run names them all. */
function parse(dialect: DialectText, source: SourcePage, report: Report): Root {
  if (source.extension === '.md') return plainParser.parse(dialect.text);
  const lines = dialect.text.split('\n');
  for (let attempt = 0; attempt < mostMdxMistakes; attempt++) {
    try {
      return mdxParser.parse(lines.join('\n'));
    } catch (error) {
      const { line, column, reason } = mistakeOf(error);
      const aftermath = attempt > 0 && /closing slash/.test(reason);
      if (!aftermath) report.error(explainMdx(reason), { start: { line, column } });
      if (lines[line - 1]?.trim() === '') break;
      lines[line - 1] = '';
    }
  }
  return { type: 'root', children: [] };
}

function mistakeOf(error: unknown): { line: number; column: number; reason: string } {
  const { line, column, reason, message } = error as {
    line?: number;
    column?: number;
    reason?: string;
    message: string;
  };
  const text = reason ?? message;
  // Of a tag that is never closed the parser gives the place in its words only: "(10:1-10:6)".
  const [, opened, openedColumn] = /\((\d+):(\d+)-/.exec(text) ?? [];
  return { line: Number(opened ?? line ?? 1), column: Number(openedColumn ?? column ?? 1), reason: text };
}

/** The parser's message, and what a writer does about it. */
function explainMdx(reason: string): string {
  const short = reason.split('\n')[0]!.trim();
  if (/acorn|expression/i.test(short))
    return `A { starts an expression in .mdx, and this is none: write \\{, or put the code in backticks. (${short})`;
  if (/closing tag|end-tag|opening tag|to be closed/i.test(short))
    return `A tag is opened and not closed, or the other way round; a tag around paragraphs stands on a line of its own. (${short})`;
  return `A < starts a tag in .mdx, and this is none: write &lt; or \\<, or put the code in backticks. (${short})`;
}

function readFences(tree: Root, source: SourcePage, report: Report): FencePlace[] {
  const places: FencePlace[] = [];
  visit(tree, 'code', (node) => {
    const { attributes, problems } = parseFenceInfo(`${node.lang ?? ''} ${node.meta ?? ''}`);
    if (source.kind !== 'readme') for (const problem of problems) report.error(problem, node.position);
    const start = node.position?.start.line ?? 1;
    const fence: Fence = { ...attributes, code: node.value, line: report.line(start), anchor: '' };
    node.data = { ...node.data, fenceIndex: places.length };
    places.push({ fence, start, end: node.position?.end.line ?? start, column: node.position?.start.column ?? 1 });
  });
  return places;
}

function warnOfUnknownLanguages(places: FencePlace[], report: Report): void {
  for (const { fence, start } of places) {
    if (!isKnownLanguage(fence.lang))
      report.warn(
        `The language ${fence.lang} is not known and shown without colors; text says that on purpose.`,
        start,
      );
  }
}

/** A row's cells beyond those of its header are not shown, and nearly always come from a | in code. */
function refuseLostCells(tree: Root, report: Report): void {
  visit(tree, 'table', ({ children: [header, ...rows] }) => {
    for (const row of rows) {
      if (row.children.length > header!.children.length)
        report.error(
          'This row has more cells than the header of its table, and loses them: write \\| for a | inside a cell, in code too.',
          row.position,
        );
    }
  });
}

function toHtmlTree(mdast: Root, page: { source: SourcePage; dialect: DialectText; report: Report }): HtmlRoot {
  const { source, dialect, report } = page;
  markAsides(mdast, dialect.asides, source.kind === 'readme' ? undefined : report);
  if (source.kind !== 'readme' && source.extension === '.md') markComponentsInHtml(mdast, report);
  const tree = toHast.runSync(mdast) as HtmlRoot;
  let raw = false;
  visit(tree, 'raw', () => {
    raw = true;
    return false;
  });
  const parsed = raw
    ? (rawToHast.runSync(tree, new VFile({ value: dialect.text, path: path.basename(source.file) })) as HtmlRoot)
    : tree;
  return source.kind === 'readme' ? makeReadmeSafe(parsed, source) : parsed;
}

/** Ids that elements other than headings have; two of one are an error. */
function ownIds(tree: HtmlRoot, report: Report): Set<string> {
  const taken = new Set<string>();
  visit(tree, (node) => {
    const id = idOf(node);
    if (id === undefined) return;
    if (taken.has(id)) report.error(`The id ${id} is on this page twice.`, node.position);
    if (frameIds.has(id))
      report.error(`The id ${id} is one of the frame around the page: take another one.`, node.position);
    taken.add(id);
  });
  return taken;
}

function idOf(node: unknown): string | undefined {
  const { type, tagName, properties, attributes } = node as {
    type: string;
    tagName?: string;
    properties?: { id?: unknown };
    attributes?: { name?: string; value?: unknown }[];
  };
  if (type === 'element' && !/^h[1-6]$/.test(tagName ?? ''))
    return typeof properties?.id === 'string' ? properties.id : undefined;
  const attribute = attributes?.find(({ name }) => name === 'id');
  return typeof attribute?.value === 'string' ? attribute.value : undefined;
}
