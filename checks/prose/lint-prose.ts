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
import { spellingProblems } from './spelling.ts';
import { avoided, knownAbbreviations, names, properNames, properPhrases, spellings } from './vocabulary.ts';

/** What is wrong with a page's prose. */
export interface ProseProblem {
  /** 1-based. */
  line: number;
  message: string;
}

/**
 * Holds a page's prose, code apart, against the writer's guide.
 *
 * @param written the Markdown of the file
 * @param options `mdx` for `.mdx`; `defined`: abbreviations that the glossary explains
 */
export function lintProse(
  written: string,
  { mdx = false, defined = new Set() }: { mdx?: boolean; defined?: ReadonlySet<string> } = {},
): Promise<ProseProblem[]> {
  return lintParsed(parseProse(written, mdx), defined);
}

/** The prose of a file as a tree, what is none of it taken out; and the text that its lines refer to. */
export interface ParsedProse {
  tree: Root;
  source: string;
}

/** {@link lintProse} for what is parsed already. */
export async function lintParsed({ tree, source }: ParsedProse, defined: ReadonlySet<string>): Promise<ProseProblem[]> {
  const problems = [
    ...(await languageProblems(tree, source)),
    ...wordProblems(tree, source, defined),
    ...headingProblems(tree),
  ];
  const spelled = await spellingProblems(tree, source);
  // What the guide spells otherwise is said once.
  const alone = spelled.filter(
    ({ line, word }) => !problems.some((other) => other.line === line && other.message.includes(word)),
  );
  return [...problems, ...alone].toSorted((a, b) => a.line - b.line);
}

/** Parses a file of prose. */
export function parseProse(written: string, mdx: boolean): ParsedProse {
  const parser = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);
  if (mdx) parser.use(remarkMdx);
  const source = mdx ? readDialectLines(written, mdx).text : written;
  const tree = parser.parse(source) as Root;
  dropBraces(tree);
  visit(tree, 'blockquote', (quote) => void takeAlert(quote));
  return { tree, source };
}

/** Ids and claims in braces at the end of a heading are no prose. */
function dropBraces(tree: Root): void {
  visit(tree, 'heading', (heading: Heading) => {
    const last = heading.children.at(-1);
    if (last?.type === 'text') last.value = last.value.replace(/\s*\{[^}]*\}\s*$/, '');
  });
}

/** What retext finds: a word twice, the wrong article. */
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
    // “content security policy (CSP)”, “CSP (content security policy)” and “CSP, the …” explain it, also if further up.
    const explains = new RegExp(
      String.raw`\(${word}s?\)|\b${word}s? \(|\b${word}s? (?:stands for|means)|\[[^\]]*${word}[^\]]*\]\(`,
    );
    return explains.test(source)
      ? undefined
      : `${word} is explained neither here nor in the glossary: write it out once, “… (${word})”`;
  }
}

/** Whether the word is part of an address, a path or a package's name. */
function isInAddress(text: string, offset: number, found: string): boolean {
  return /[/.@_-]$/.test(text.slice(0, offset)) || /^(?:[/_-]|\.\w)/.test(text.slice(offset + found.length));
}

/** Headings are in sentence case, without a period at their end. */
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

/** A heading's text with a placeholder for code, so that what follows code is not its first word. */
function proseOf(heading: Heading): string {
  return heading.children.map((child) => (child.type === 'inlineCode' ? 'x' : toString(child))).join('');
}
