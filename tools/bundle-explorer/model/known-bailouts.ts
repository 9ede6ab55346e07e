/**
 * Ids of the optimization bailouts that the bundle explorer can explain. `TEXTS.bundleExplorer.bailouts` has the
 * explanations.
 */
type BailoutId = keyof ToolTexts['bundleExplorer']['bailouts'];

/** A type of optimization bailout, with the explanation that the bundle explorer shows. */
export interface BailoutKind {
  id: BailoutId;
  /** The optimization that webpack couldn't apply. */
  prevents: 'tree shaking' | 'concatenation';
  /** URL of documentation about the bailout. */
  url: string;
}

interface KnownBailout extends BailoutKind {
  /**
   * Matches webpack's bailout message without the prefix `ModuleConcatenation bailout: ` and without the name of the
   * module that couldn't be concatenated.
   */
  words: RegExp;
}

const treeShaking = '/guides/tree-shaking/';

const concatenation = '/plugins/module-concatenation-plugin/#optimization-bailouts';

/**
 * Bailout messages of webpack 5.112, from lib/optimize, lib/dependencies, and lib/javascript. The first pattern that
 * matches a message is used.
 */
export const known: KnownBailout[] = [
  {
    id: 'statement',
    words: /^Statement \(.*\) with side effects/s,
    prevents: 'tree shaking',
    url: `${treeShaking}#the-decision-tree-for-side-effects`,
  },
  {
    id: 'dependency',
    words: /^Dependency \(.*\) with side effects/s,
    prevents: 'tree shaking',
    url: `${treeShaking}#2-re-exports-with-side-effects`,
  },
  {
    id: 'commonjs',
    words: /^CommonJS bailout|^AMD bailout/,
    prevents: 'tree shaking',
    url: `${treeShaking}#commonjs-exports`,
  },
  {
    id: 'eval',
    words: /^Inner graph bailout/,
    prevents: 'tree shaking',
    url: `${treeShaking}#when-it-does-not-work`,
  },
  {
    id: 'not-esm',
    words: /^Module is not (?:an ECMAScript module|in strict mode)/,
    prevents: 'concatenation',
    url: concatenation,
  },
  {
    id: 'chunks',
    words: /is not in the same chunk\(s\)/,
    prevents: 'concatenation',
    url: concatenation,
  },
  {
    id: 'elsewhere',
    words: /is referenced from different chunks/,
    prevents: 'concatenation',
    url: concatenation,
  },
  {
    id: 'syntax',
    words: /is referenced (?!from different chunks)/,
    prevents: 'concatenation',
    url: concatenation,
  },
  {
    id: 'runtime',
    words: /is runtime-dependent referenced/,
    prevents: 'concatenation',
    url: concatenation,
  },
  {
    id: 'dynamic-exports',
    words: /^List of module exports is dynamic|^Reexports in this module do not have a static target/,
    prevents: 'concatenation',
    url: concatenation,
  },
  {
    id: 'async',
    words: /^Module is async/,
    prevents: 'concatenation',
    url: concatenation,
  },
  {
    id: 'entry',
    words: /^Module is an entry point/,
    prevents: 'concatenation',
    url: concatenation,
  },
  {
    id: 'kind',
    words: /^Module Concatenation is not implemented|externals can't be concatenated|needs its own module scope/,
    prevents: 'concatenation',
    url: concatenation,
  },
  {
    id: 'deferred',
    words: /^Module is deferred|via import defer/,
    prevents: 'concatenation',
    url: concatenation,
  },
  {
    id: 'namespace',
    words: /spec namespace object/,
    prevents: 'concatenation',
    url: concatenation,
  },
  {
    id: 'unused',
    words: /^Module is not in any chunk/,
    prevents: 'concatenation',
    url: concatenation,
  },
  {
    id: 'no-exports-info',
    words: /^Module has no provided exports info/,
    prevents: 'concatenation',
    url: '/configuration/optimization/#optimizationprovidedexports',
  },
  {
    id: 'because',
    words: /because of /,
    prevents: 'concatenation',
    url: concatenation,
  },
];

/** Explanations for unknown bailout messages, one per optimization. */
export const other: Record<'concatenation' | 'tree shaking', BailoutKind> = {
  concatenation: {
    id: 'other-concatenation',
    prevents: 'concatenation',
    url: concatenation,
  },
  'tree shaking': {
    id: 'other-tree-shaking',
    prevents: 'tree shaking',
    url: `${treeShaking}#when-it-does-not-work`,
  },
};
