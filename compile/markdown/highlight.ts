import { createHighlighterCore } from 'shiki/core';
import type { HighlighterCore, RegexEngine, ThemeRegistrationRaw } from 'shiki/core';
import { createOnigurumaEngine } from 'shiki/engine/oniguruma';
import { bundledLanguages } from 'shiki/langs';
import { withSharedScanners } from './shared-scanners.ts';

/** The one-letter classes of the markup contract (docs/architecture.md). */
export type TokenKind = 'k' | 's' | 'c' | 'f' | 'n' | 't' | 'p' | 'v';

/** A stretch of code of one color; without a kind it has the default color. */
export interface Token {
  text: string;
  kind?: TokenKind;
}

/** Splits code into colored tokens. */
export interface Highlighter {
  /** Tokens of each line, without newlines; one plain token a line where there is no grammar of that name. */
  tokenize(code: string, language: string): Promise<Token[][]>;
}

/** TextMate scopes by kind. Operators, punctuation and plain names keep the default color, so that a block has few elements. */
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

/** Scopes that are drawn in the default color although a shorter scope has a color. */
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

/** Stand-in colors: the theme never reaches a reader, it only carries the kind of each token. */
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

/** A line longer than this is minified code: coloring it costs seconds and helps nobody. */
const longestLine = 2000;

/** Whether there is a grammar of that name. */
export function hasGrammar(language: string): boolean {
  return language in bundledLanguages;
}

/**
 * Languages that are colored inside others where a grammar leaves the choice: blocks of Markdown, `lang` of Vue and Svelte.
 * What is in it decides how code comes out, whatever else was colored before.
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
 * A highlighter; engine and grammars are loaded when the first code needs them. Each language has a registry of its own: in
 * a common one, a block of Markdown would be colored or not by which languages came before it.
 */
export function createHighlighter(): Highlighter {
  let engine: Promise<RegexEngine> | undefined;
  const registries = new Map<string, Promise<HighlighterCore>>();

  const registryOf = (language: string): Promise<HighlighterCore> => {
    const known = registries.get(language);
    if (known) return known;
    // Translating a grammar into JavaScript's own expressions takes longer than most pages do.
    engine ??= withSharedScanners(createOnigurumaEngine(import('shiki/wasm')));
    const registry = loadRegistry(language, engine);
    registries.set(language, registry);
    return registry;
  };

  return {
    async tokenize(code, language) {
      if (!hasGrammar(language)) return code.split('\n').map((text) => [{ text }]);
      const registry = await registryOf(language);
      // Without a limit of time: where the machine is busy, a line that exceeds it would keep the color of its first word.
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

/** A registry that knows one language, and what may be embedded in it. */
async function loadRegistry(language: string, engine: Promise<RegexEngine>): Promise<HighlighterCore> {
  const { default: registrations } = await grammars[language]!();
  const optional = new Set(registrations.flatMap(({ embeddedLangsLazy = [] }) => embeddedLangsLazy));
  const inside = embedded.filter((name) => optional.has(name)).map((name) => grammars[name]!);
  return createHighlighterCore({ themes: [theme], langs: [registrations, ...inside], engine, warnings: false });
}
