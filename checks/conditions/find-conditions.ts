import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { type Statement, statementsOf } from '../prose/statements.ts';

/**
 * Words that make a sentence hold in some cases only, or in all: what a build of one case can't show. In an audit of 110
 * statements in November 2026, everything that was refuted was of this kind.
 */
const limiting =
  /\b(?:if|only|unless|always|never|every|must|until|except|whenever|regardless|by default|as long as|no longer|the (?:first|last))\b/i;

/** A line `// proves: words of a sentence` in an `assert` fence. */
export interface Claim {
  /** Words of the sentence, without backticks. */
  words: string;
  /** 1-based. */
  line: number;
}

/** Conditions and universals of a page, and what its proofs are about. */
export interface PageConditions {
  /** Statements with a limiting word. */
  conditions: Statement[];
  /** Conditions that an assertion of the page proves. */
  proven: ReadonlySet<Statement>;
  /** Claims of assertions that fit no statement of the page, or several. */
  unclear: (Claim & { fits: number })[];
  /** Number of claims that fit one statement. */
  claims: number;
}

/** Finds the conditions of a page and matches them with its proofs. @param tree the page's Markdown, with its code */
export function findConditions(file: string, tree: Root): PageConditions {
  const statements = statementsOf(file, tree).map((statement) => ({ statement, plain: plain(statement.text) }));
  const proven = new Set<Statement>();
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

/** What the assertions of a page prove. */
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

/** Text for comparison: without backticks and marks of emphasis, in lower case, white space as single spaces. */
function plain(text: string): string {
  return text.replaceAll(/[`*]/g, '').replaceAll(/\s+/g, ' ').trim().toLowerCase();
}
