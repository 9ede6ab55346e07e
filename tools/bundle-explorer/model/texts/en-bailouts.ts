/** Explanations of optimization bailouts, by their ids in `tools/bundle-explorer/model/known-bailouts.ts`. */
export const bailouts = {
  statement: {
    title: 'A statement does something when the module loads',
    meaning:
      'webpack keeps the module even if none of its exports are used, because running the statement may matter. If it doesn’t, mark the package or file with sideEffects: false, or the call with /*#__PURE__*/.',
  },
  dependency: {
    title: 'It imports a module with side effects',
    meaning:
      'The module itself could go, but a module that it imports may do something when it loads. Look at that module first.',
  },
  commonjs: {
    title: 'CommonJS exports that webpack can’t follow',
    meaning:
      'The module uses exports, module.exports, or this in a way that hides its exports, so all of them stay. Use the ES module build of the package if it has one.',
  },
  eval: {
    title: 'The module calls eval()',
    meaning: 'Code in eval() can use anything, so webpack keeps everything that the module imports.',
  },
  'not-esm': {
    title: 'Not an ES module',
    meaning:
      'Only ES modules, and CommonJS modules in strict mode, can share a scope. Use the ES module build of the package if it has one.',
  },
  chunks: {
    title: 'The two modules are in different chunks',
    meaning: 'Modules share a scope only inside one chunk. This is a cost of code splitting, and usually worth it.',
  },
  elsewhere: {
    title: 'Other chunks import the module too',
    meaning: 'The module must stay separate so that the other chunks can reach it.',
  },
  syntax: {
    title: 'Something imports it with require(), import(), or other syntax',
    meaning: 'A module that isn’t loaded with an import statement needs its own place in the output.',
  },
  runtime: {
    title: 'Only some entry points use it',
    meaning: 'Entry points use different exports of the module, so it can’t become part of another module.',
  },
  'dynamic-exports': {
    title: 'webpack doesn’t know its exports',
    meaning:
      'The module re-exports from a module whose exports webpack can’t determine, usually with export * from CommonJS.',
  },
  async: {
    title: 'It waits for something when it loads',
    meaning:
      'Top-level await, WebAssembly, and some externals make a module asynchronous. Such modules run separately.',
  },
  entry: {
    title: 'It’s an entry point',
    meaning: 'An entry point can include other modules, but it can’t become part of one.',
  },
  kind: {
    title: 'Modules of this type never share a scope',
    meaning:
      'webpack can’t join modules of this type, such as externals, JSON, or container modules. There is nothing to fix.',
  },
  deferred: {
    title: 'It’s imported with import defer',
    meaning: 'A deferred module runs later than the one that imports it, so the two can’t share a scope.',
  },
  namespace: {
    title: 'Its namespace object is used as a whole',
    meaning: 'The code passes the namespace object on, so the object has to behave exactly as the language specifies.',
  },
  unused: {
    title: 'It isn’t in any chunk',
    meaning: 'Tree shaking has removed the module, so there is nothing to join.',
  },
  'no-exports-info': {
    title: 'optimization.providedExports is off',
    meaning: 'Without this option, webpack doesn’t know which exports a module has. Keep it on.',
  },
  because: {
    title: 'A module between the two can’t be joined',
    meaning: 'The module itself could be joined, but a module that imports it or that it imports can’t.',
  },
  'other-concatenation': {
    title: 'Another reason',
    meaning: 'webpack’s own message gives the reason.',
  },
  'other-tree-shaking': {
    title: 'Another reason',
    meaning: 'webpack’s own message gives the reason.',
  },
};
