/** What a sentence of webpack's means. */
export interface BailoutKind {
  id: string;
  /** Which of the two is prevented. */
  prevents: 'tree shaking' | 'concatenation';
  title: string;
  /** What it means, and what to do. */
  meaning: string;
  /** Where this site says more. */
  url: string;
}

interface KnownBailout extends BailoutKind {
  /** webpack's words, without `ModuleConcatenation bailout: ` and the module that could not be joined. */
  words: RegExp;
}

const treeShaking = '/guides/tree-shaking/';

const concatenation = '/plugins/module-concatenation-plugin/#optimization-bailouts';

/** The sentences of webpack 5.112, in the order in which they are tried (lib/optimize, lib/dependencies, lib/javascript). */
export const known: KnownBailout[] = [
  {
    id: 'statement',
    words: /^Statement \(.*\) with side effects/s,
    prevents: 'tree shaking',
    title: 'A statement does something when the module loads',
    meaning:
      'webpack keeps the module even if none of its exports are used, because running the statement may matter. If it doesn’t, mark the package or file with sideEffects: false, or the call with /*#__PURE__*/.',
    url: `${treeShaking}#the-decision-tree-for-side-effects`,
  },
  {
    id: 'dependency',
    words: /^Dependency \(.*\) with side effects/s,
    prevents: 'tree shaking',
    title: 'It imports a module with side effects',
    meaning:
      'The module itself could go, but a module that it imports may do something when it loads. Look at that module first.',
    url: `${treeShaking}#2-re-exports-with-side-effects`,
  },
  {
    id: 'commonjs',
    words: /^CommonJS bailout|^AMD bailout/,
    prevents: 'tree shaking',
    title: 'CommonJS exports that webpack can’t follow',
    meaning:
      'The module uses exports, module.exports, or this in a way that hides its exports, so all of them stay. Use the ES module build of the package if it has one.',
    url: `${treeShaking}#commonjs-exports`,
  },
  {
    id: 'eval',
    words: /^Inner graph bailout/,
    prevents: 'tree shaking',
    title: 'The module calls eval()',
    meaning: 'Code in eval() can use anything, so webpack keeps everything that the module imports.',
    url: `${treeShaking}#when-it-does-not-work`,
  },
  {
    id: 'not-esm',
    words: /^Module is not (?:an ECMAScript module|in strict mode)/,
    prevents: 'concatenation',
    title: 'Not an ES module',
    meaning:
      'Only ES modules, and CommonJS modules in strict mode, can share a scope. Use the ES module build of the package if it has one.',
    url: concatenation,
  },
  {
    id: 'chunks',
    words: /is not in the same chunk\(s\)/,
    prevents: 'concatenation',
    title: 'The two modules are in different chunks',
    meaning: 'Modules share a scope only inside one chunk. This is a cost of code splitting, and usually worth it.',
    url: concatenation,
  },
  {
    id: 'elsewhere',
    words: /is referenced from different chunks/,
    prevents: 'concatenation',
    title: 'Other chunks import the module too',
    meaning: 'The module must stay separate so that the other chunks can reach it.',
    url: concatenation,
  },
  {
    id: 'syntax',
    words: /is referenced (?!from different chunks)/,
    prevents: 'concatenation',
    title: 'Something imports it with require(), import(), or other syntax',
    meaning: 'A module that isn’t loaded with an import statement needs its own place in the output.',
    url: concatenation,
  },
  {
    id: 'runtime',
    words: /is runtime-dependent referenced/,
    prevents: 'concatenation',
    title: 'Only some entry points use it',
    meaning: 'Entry points use different exports of the module, so it can’t become part of another module.',
    url: concatenation,
  },
  {
    id: 'dynamic-exports',
    words: /^List of module exports is dynamic|^Reexports in this module do not have a static target/,
    prevents: 'concatenation',
    title: 'webpack doesn’t know its exports',
    meaning:
      'The module re-exports from a module whose exports webpack can’t determine, usually with export * from CommonJS.',
    url: concatenation,
  },
  {
    id: 'async',
    words: /^Module is async/,
    prevents: 'concatenation',
    title: 'It waits for something when it loads',
    meaning:
      'Top-level await, WebAssembly, and some externals make a module asynchronous. Such modules run separately.',
    url: concatenation,
  },
  {
    id: 'entry',
    words: /^Module is an entry point/,
    prevents: 'concatenation',
    title: 'It’s an entry point',
    meaning: 'An entry point can include other modules, but it can’t become part of one.',
    url: concatenation,
  },
  {
    id: 'kind',
    words: /^Module Concatenation is not implemented|externals can't be concatenated|needs its own module scope/,
    prevents: 'concatenation',
    title: 'Modules of this type never share a scope',
    meaning:
      'webpack can’t join modules of this type, such as externals, JSON, or container modules. There is nothing to fix.',
    url: concatenation,
  },
  {
    id: 'deferred',
    words: /^Module is deferred|via import defer/,
    prevents: 'concatenation',
    title: 'It’s imported with import defer',
    meaning: 'A deferred module runs later than the one that imports it, so the two can’t share a scope.',
    url: concatenation,
  },
  {
    id: 'namespace',
    words: /spec namespace object/,
    prevents: 'concatenation',
    title: 'Its namespace object is used as a whole',
    meaning: 'The code passes the namespace object on, so the object has to behave exactly as the language specifies.',
    url: concatenation,
  },
  {
    id: 'unused',
    words: /^Module is not in any chunk/,
    prevents: 'concatenation',
    title: 'It isn’t in any chunk',
    meaning: 'Tree shaking has removed the module, so there is nothing to join.',
    url: concatenation,
  },
  {
    id: 'no-exports-info',
    words: /^Module has no provided exports info/,
    prevents: 'concatenation',
    title: 'optimization.providedExports is off',
    meaning: 'Without this option, webpack doesn’t know which exports a module has. Keep it on.',
    url: '/configuration/optimization/#optimizationprovidedexports',
  },
  {
    id: 'because',
    words: /because of /,
    prevents: 'concatenation',
    title: 'A module between the two can’t be joined',
    meaning: 'The module itself could be joined, but a module that imports it or that it imports can’t.',
    url: concatenation,
  },
];

/** What is said of a message that is not known. */
export const other: Record<'concatenation' | 'tree shaking', BailoutKind> = {
  concatenation: {
    id: 'other-concatenation',
    prevents: 'concatenation',
    title: 'Another reason',
    meaning: 'webpack’s own message gives the reason.',
    url: concatenation,
  },
  'tree shaking': {
    id: 'other-tree-shaking',
    prevents: 'tree shaking',
    title: 'Another reason',
    meaning: 'webpack’s own message gives the reason.',
    url: `${treeShaking}#when-it-does-not-work`,
  },
};
