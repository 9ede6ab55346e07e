import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type PageSentence, pageSentences } from '../prose/page-sentences.ts';
import { foldSpaces } from '../../src/model/fold-spaces.ts';

/**
 * Words that limit a sentence to some cases or extend it to all cases, which a build of a single case can't prove. In
 * an audit of 110 statements in November 2026, all refuted statements contained such a word.
 */
const limiting =
  /\b(?:if|only|unless|always|never|every|must|until|except|whenever|regardless|by default|as long as|no longer|the (?:first|last))\b/i;

/** A comment `// proves: words of a sentence` in a Markdown code block marked `assert`. */
interface Claim {
  /** Words from the sentence that the assertion proves, without backticks. */
  words: string;
  /** 1-based line of the `// proves:` comment. */
  line: number;
}

/** Statements of a page that apply under a condition or in all cases, and which of them the page's assertions prove. */
export interface PageConditions {
  /** Statements that contain a limiting word, such as `only` or `always`. */
  conditions: PageSentence[];
  /** Statements with a limiting word, such as `only`, that an assertion on the page proves. */
  proven: ReadonlySet<PageSentence>;
  /** `// proves:` comments that match no statement on the page, or several. */
  unclear: (Claim & { fits: number })[];
  /** Number of `// proves:` comments that match exactly one statement. */
  claims: number;
}

/**
 * Finds the statements of a page with limiting words, such as `only`, and matches them with the assertions that prove
 * them.
 *
 * @param tree the page's Markdown, including its code
 */
export function findConditions(file: string, tree: Root): PageConditions {
  const statements = pageSentences(file, tree).map((statement) => ({ statement, plain: plain(statement.text) }));
  const proven = new Set<PageSentence>();
  const unclear: PageConditions['unclear'] = [];
  const claims = claimsOf(tree);
  for (const claim of claims) {
    const fitting = statements.filter(({ plain: text }) => text.includes(plain(claim.words)));
    if (fitting.length === 1) proven.add(fitting[0]!.statement);
    else unclear.push({ ...claim, fits: fitting.length });
  }
  const conditions = statements.map(({ statement }) => statement).filter(({ text }) => limiting.test(text));
  return {
    conditions,
    proven: new Set(conditions.filter((statement) => proven.has(statement))),
    unclear,
    claims: claims.length - unclear.length,
  };
}

/** Finds the `// proves:` comments in the assertions of a page. */
function claimsOf(tree: Root): Claim[] {
  const claims: Claim[] = [];
  visit(tree, 'code', ({ meta, value, position }) => {
    if (!/\bassert\b/.test(meta ?? '')) return;
    for (const [index, line] of value.split('\n').entries()) {
      const words = /^\s*\/\/ proves: (.+)$/.exec(line)?.[1];
      if (words) claims.push({ words, line: (position?.start.line ?? 1) + index + 1 });
    }
  });
  return claims;
}

/**
 * Normalizes text for comparison: removes backticks and emphasis markers, converts to lower case, and collapses white
 * space.
 */
function plain(text: string): string {
  return foldSpaces(text.replaceAll(/[`*]/g, '')).toLowerCase();
}
