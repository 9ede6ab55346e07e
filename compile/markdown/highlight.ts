import { createHighlighterCore } from '@shikijs/core';
import type { HighlighterCore, RegexEngine, ThemeRegistrationRaw } from '@shikijs/core';
import { createOnigurumaEngine } from '@shikijs/engine-oniguruma';
import { bundledLanguages } from 'shiki/langs';
import { withSharedScanners } from './shared-scanners.ts';

/** CSS class of a token in highlighted code, a single letter per kind of token (docs/architecture.md). */
type TokenKind = 'k' | 's' | 'c' | 'f' | 'n' | 't' | 'p' | 'v';

/** A range of highlighted code with one color. Without a `kind`, it has the default color. */
export interface Token {
  text: string;
  kind?: TokenKind;
}

/** Tokenizes code for syntax highlighting. */
export interface Highlighter {
  /**
   * Returns the tokens of each line of code, without newlines. Without a grammar for the language, each line is a
   * single plain token.
   */
  tokenize(code: string, language: string): Promise<Token[][]>;
}

/**
 * TextMate scopes for each token class. Operators, punctuation and plain names keep the default color, so that the page
 * has fewer elements.
 */
const scopes: Record<TokenKind, string[]> = {
  k: [
    'keyword',
    'storage',
    'variable.language',
    'punctuation.definition.template-expression',
    'keyword.operator.expression',
    'keyword.operator.new',
    'keyword.control',
    'entity.name.section',
    'markup.heading',
    'entity.name.directive',
  ],
  s: ['string', 'punctuation.definition.string', 'markup.inline.raw', 'markup.fenced_code'],
  c: ['comment', 'punctuation.definition.comment'],
  f: ['entity.name.function', 'support.function', 'entity.name.command'],
  n: [
    'constant.numeric',
    'constant.language',
    'constant.character',
    'constant.other',
    'support.constant',
    'keyword.other.unit',
  ],
  t: [
    'entity.name.type',
    'entity.name.class',
    'entity.other.inherited-class',
    'support.class',
    'support.type',
    'entity.name.tag',
  ],
  p: [
    'support.type.property-name',
    'meta.object-literal.key',
    'entity.other.attribute-name',
    'entity.name.tag.yaml',
    'variable.other.property.ts-definition',
    'meta.property-name',
    'keyword.other.definition.ini',
  ],
  v: [
    'variable.parameter',
    'variable.css',
    'variable.scss',
    'variable.other.normal.shell',
    'punctuation.definition.variable.shell',
  ],
};

/** TextMate scopes that keep the default color, although a less specific scope has a color. */
const uncolored = [
  'keyword.operator',
  'meta.template.expression',
  'meta.embedded',
  'string meta.template.expression',
  'string.unquoted.argument.shell',
  'string.unquoted.plain.out.yaml',
];

const defaultColor = '#000000';
const kinds = Object.keys(scopes) as TokenKind[];

/**
 * Returns a placeholder color for a token class. An internal theme uses these colors only to encode the class of each
 * token.
 */
const colorOf = (kind: TokenKind): string => `#00000${kinds.indexOf(kind) + 1}`;
const kindOf = (color: string | undefined): TokenKind | undefined =>
  color === undefined || color === defaultColor ? undefined : kinds[Number(color.at(-1)) - 1];

const theme: ThemeRegistrationRaw = {
  name: 'kinds',
  type: 'light',
  fg: defaultColor,
  bg: '#ffffff',
  settings: [
    { settings: { foreground: defaultColor } },
    { scope: uncolored, settings: { foreground: defaultColor } },
    ...kinds.map((kind) => ({ scope: scopes[kind], settings: { foreground: colorOf(kind) } })),
  ],
};

/** Maximum length of a highlighted line of code. Longer lines are minified code, whose highlighting takes seconds. */
const longestLine = 2000;

/** Names of all available syntax highlighting grammars. */
export const grammarList: readonly string[] = Object.keys(bundledLanguages);

/** Whether there is a syntax highlighting grammar with that name. */
export function hasGrammar(language: string): boolean {
  return language in bundledLanguages;
}

/**
 * Languages to load for grammars that can embed any language, such as Markdown with its fences, or Vue and Svelte with
 * `lang`. No others are loaded, so that the result doesn't depend on what was highlighted before.
 */
const embedded = [
  'css',
  'diff',
  'html',
  'javascript',
  'json',
  'jsx',
  'less',
  'scss',
  'shellscript',
  'tsx',
  'typescript',
  'yaml',
];

/**
 * Creates a syntax highlighter, which loads its engine and grammars on demand. Each language has a separate registry.
 * In a shared one, whether a fence in Markdown is highlighted would depend on the languages loaded before.
 */
export function createHighlighter(): Highlighter {
  let engine: Promise<RegexEngine> | undefined;
  const registries = new Map<string, Promise<HighlighterCore>>();

  const registryOf = (language: string): Promise<HighlighterCore> => {
    const known = registries.get(language);
    if (known) return known;
    // Use the Oniguruma engine, because converting a grammar to JavaScript regular expressions takes longer than
    // highlighting most pages.
    engine ??= withSharedScanners(createOnigurumaEngine(import('@shikijs/engine-oniguruma/wasm-inlined')));
    const registry = loadRegistry(language, engine);
    registries.set(language, registry);
    return registry;
  };

  return {
    async tokenize(code, language) {
      if (!hasGrammar(language)) return code.split('\n').map((text) => [{ text }]);
      const registry = await registryOf(language);
      // Set no time limit for tokenizing, because on a busy machine a line that exceeds it would be colored wrongly.
      const lines = registry.codeToTokensBase(code, {
        lang: language,
        theme: 'kinds',
        tokenizeMaxLineLength: longestLine,
        tokenizeTimeLimit: 0,
      });
      return lines.map((line) =>
        line.map(({ content, color }) => ({ text: content, kind: kindOf(color?.toLowerCase()) })),
      );
    },
  };
}

const grammars: Partial<Record<string, (typeof bundledLanguages)['js']>> = bundledLanguages;

/** Creates a grammar registry with one language and the languages that it may embed. */
async function loadRegistry(language: string, engine: Promise<RegexEngine>): Promise<HighlighterCore> {
  const { default: registrations } = await grammars[language]!();
  const optional = new Set(registrations.flatMap(({ embeddedLangsLazy = [] }) => embeddedLangsLazy));
  const inside = embedded.filter((name) => optional.has(name)).map((name) => grammars[name]!);
  return createHighlighterCore({ themes: [theme], langs: [registrations, ...inside], engine, warnings: false });
}
