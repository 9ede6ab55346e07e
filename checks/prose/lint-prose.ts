import type { Heading, Root, Text } from 'mdast';
import { toString } from 'mdast-util-to-string';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { takeAlert } from '../../compile/markdown/asides.ts';
import { readDialectLines } from '../../compile/markdown/dialect-lines.ts';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkRetext from 'remark-retext';
import retextEnglish from 'retext-english';
import retextIndefiniteArticle from 'retext-indefinite-article';
import retextRepeatedWords from 'retext-repeated-words';
import { unified } from 'unified';
import { visit } from '../../compile/markdown/visit.ts';
import { VFile } from 'vfile';
import { markupSlips } from './markup-slips.ts';
import { spellingProblems } from './spelling.ts';
import { avoided, knownAbbreviations, names, properNames, properPhrases, spellings } from './vocabulary.ts';

/** A problem with the prose of a page. */
export interface ProseProblem {
  /** 1-based line of the prose problem. */
  line: number;
  message: string;
}

/**
 * Checks the prose of a page, without its code, against the writer's guide.
 *
 * @param written Markdown of the file
 * @param options `mdx`: whether it is an `.mdx` file; `defined`: abbreviations that the glossary explains
 */
export function lintProse(
  written: string,
  { mdx = false, defined = new Set() }: { mdx?: boolean; defined?: ReadonlySet<string> } = {},
): Promise<ProseProblem[]> {
  return lintParsed(parseProse(written, mdx), defined);
}

/** A page's prose as a syntax tree without code and markup, and the source text that its lines refer to. */
export interface ParsedProse {
  tree: Root;
  source: string;
}

/** Checks parsed prose; see {@link lintProse}. */
export async function lintParsed({ tree, source }: ParsedProse, defined: ReadonlySet<string>): Promise<ProseProblem[]> {
  const problems = [
    ...(await languageProblems(tree, source)),
    ...wordProblems(tree, source, defined),
    ...headingProblems(tree),
    ...markupSlips(tree),
  ];
  const spelled = await spellingProblems(tree, source);
  // Skip words that the vocabulary rules already report, so that they aren't reported as misspelled too.
  const alone = spelled.filter(
    ({ line, word }) => !problems.some((other) => other.line === line && other.message.includes(word)),
  );
  return [...problems, ...alone].toSorted((a, b) => a.line - b.line);
}

/** Parses the prose of a Markdown file, without its code. */
export function parseProse(written: string, mdx: boolean): ParsedProse {
  const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);
  if (mdx) parser.use(remarkMdx);
  const source = mdx ? readDialectLines(written, mdx).text : written;
  const tree = parser.parse(source) as Root;
  dropBraces(tree);
  visit(tree, 'blockquote', (quote) => void takeAlert(quote));
  return { tree, source };
}

/** Removes ids and fact names in the braces of headings, because they aren't prose. */
function dropBraces(tree: Root): void {
  visit(tree, 'heading', (heading: Heading) => {
    const last = heading.children.at(-1);
    if (last?.type === 'text') last.value = last.value.replace(/\s*\{[^}]*\}\s*$/, '');
  });
}

/** Returns problems that the natural-language linter retext finds, such as repeated words and wrong articles. */
async function languageProblems(tree: Root, source: string): Promise<ProseProblem[]> {
  const english = unified().use(retextEnglish).use(retextRepeatedWords).use(retextIndefiniteArticle);
  const file = new VFile(source);
  await unified()
    .use(
      remarkRetext,
      english as never,
      { ignore: ['table', 'html', 'mdxJsxFlowElement', 'mdxFlowExpression', 'mdxTextExpression'] } as never,
    )
    .run(tree, file);
  return file.messages.map(({ line, reason }) => ({ line: line ?? 1, message: reason }));
}

function wordProblems(tree: Root, source: string, defined: ReadonlySet<string>): ProseProblem[] {
  const problems: ProseProblem[] = [];
  const explained = new Set(defined);
  visit(tree, 'text', (node: Text) => {
    for (const { pattern, advice } of avoided) report(node, pattern, (found) => `“${found}”: ${advice}`);
    for (const { pattern, right } of names)
      report(node, pattern, (found, offset) =>
        isInAddress(node.value, offset, found) ? undefined : `write ${right}, not ${found}`,
      );
    for (const { pattern, right } of spellings)
      report(node, pattern, (found) => `“${found}” is British: American English has ${right}…`);
    report(node, /\b[A-Z][A-Z\d]{1,5}s?\b/g, (found, offset) => abbreviationProblem(found, node.value, offset));
  });
  return problems;

  function report(node: Text, pattern: RegExp, describe: (found: string, offset: number) => string | undefined): void {
    for (const match of node.value.matchAll(pattern)) {
      const message = describe(match[0], match.index);
      const line = (node.position?.start.line ?? 1) + node.value.slice(0, match.index).split('\n').length - 1;
      if (message) problems.push({ line, message });
    }
  }

  function abbreviationProblem(found: string, text: string, offset: number): string | undefined {
    const word = found.replace(/s$/, '');
    if (/^\d|[-_/.]$/.test(text.slice(0, offset).slice(-1)) || /^[-_/.:]\w/.test(text.slice(offset + found.length)))
      return undefined;
    if (knownAbbreviations.has(word.toUpperCase()) || /^ES\d+$/.test(word) || explained.has(word)) return undefined;
    explained.add(word);
    // The forms “content security policy (CSP)”, “CSP (content security policy)” and “CSP, the …” explain an
    // abbreviation, wherever they are on the page.
    const explains = new RegExp(
      String.raw`\(${word}s?\)|\b${word}s? \(|\b${word}s? (?:stands for|means)|\[[^\]]*${word}[^\]]*\]\(`,
    );
    return explains.test(source)
      ? undefined
      : `${word} is explained neither here nor in the glossary: write it out once, “… (${word})”`;
  }
}

/** Whether a word in prose is part of a URL, a path or a package name. */
function isInAddress(text: string, offset: number, found: string): boolean {
  return /[/.@_-]$/.test(text.slice(0, offset)) || /^(?:[/_-]|\.\w)/.test(text.slice(offset + found.length));
}

/** Checks that headings are in sentence case and have no trailing period. */
function headingProblems(tree: Root): ProseProblem[] {
  const problems: ProseProblem[] = [];
  visit(tree, 'heading', (heading: Heading) => {
    const line = heading.position?.start.line ?? 1;
    const text = proseOf(heading).replaceAll(properPhrases, 'x').trim();
    if (/[^.]\.$/.test(text)) problems.push({ line, message: 'a heading ends without a period' });
    const words = text.split(/(?<=[:?!])\s+/).flatMap((part) => part.split(/\s+/).slice(1));
    const capital = words.find(
      (word) =>
        /^[A-Z][a-z’']+$/.test(word.replace(/[,.:;?!)]+$/, '')) &&
        !properNames.has(word.replace(/[,.:;?!)]+$|['’]s$/g, '')),
    );
    if (capital) problems.push({ line, message: `headings are in sentence case: “${capital}” begins with a capital` });
  });
  return problems;
}

/** Returns the text of a heading with placeholders for code, so that the word after code doesn't count as the first. */
function proseOf(heading: Heading): string {
  return heading.children.map((child) => (child.type === 'inlineCode' ? 'x' : toString(child))).join('');
}
