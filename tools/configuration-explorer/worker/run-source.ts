/**
 * Runs the source code of a webpack configuration. The code is untrusted, so this must only be used in a worker with an
 * opaque origin.
 */
import { type Edit, withEdits } from '../model/edits.ts';
import type { Question, SourceShape } from '../model/question.ts';
import { requireOf, type Modules } from './modules.ts';
import { createLoopGuard } from './loop-guard.ts';
import { projectFolder } from './node/process.ts';

/** Runs a string as an ES module. @returns the module's exports */
export type ImportText = (text: string) => Promise<Record<string, unknown>>;

/** Name of the global variable from which a running configuration gets its imports. */
const seat = '__webpackConfigurationRun';

/** Runs a configuration's source code. @returns `module.exports` or the default export */
export async function runSource(
  { code, language, shape }: Pick<Question, 'code' | 'language' | 'shape'>,
  { modules, process, importText }: { modules: Modules; process: object; importText: ImportText },
): Promise<unknown> {
  if (language === 'json') return JSON.parse(code);
  if (language === 'cjs' || (language === 'ts' && isCommonJs(code)))
    return runCommonJs(withEdits(code, loopGuards(shape)), modules, process);
  const file = `${projectFolder}/webpack.config.${language}`;
  const given = {
    take: modules.take,
    import: async (specifier: string) => ({ default: modules.load(specifier) }),
    process,
    turn: createLoopGuard(),
    meta: {
      url: `file://${file}`,
      filename: file,
      dirname: projectFolder,
      resolve: (name: string) => `file://${requireOf(modules).resolve(name)}`,
    },
  };
  Object.assign(globalThis, { [seat]: given });
  try {
    const { default: value, ...named } = await importText(moduleText(code, shape));
    return value ?? named;
  } finally {
    Reflect.deleteProperty(globalThis, seat);
  }
}

function isCommonJs(code: string): boolean {
  return /\bmodule\.exports\b/.test(code) && !/^\s*export\b/m.test(code);
}

function runCommonJs(code: string, modules: Modules, process: object): unknown {
  const module: { exports: unknown } = { exports: {} };
  const run = new Function(
    'exports',
    'require',
    'module',
    '__filename',
    '__dirname',
    'process',
    'global',
    '__run',
    // The inner function lets the configuration declare these names again, as in `const process = require('process')`.
    `return (() => {${withoutHashbang(code)}\n})()`,
  );
  run(
    module.exports,
    requireOf(modules),
    module,
    `${projectFolder}/webpack.config.js`,
    projectFolder,
    process,
    globalThis,
    { turn: createLoopGuard() },
  );
  const { exports } = module;
  const isTranspiled =
    typeof exports === 'object' && exports !== null && '__esModule' in exports && 'default' in exports;
  return isTranspiled ? exports.default : exports;
}

/**
 * Returns the configuration's code with its imports replaced by reads from a global variable. Line numbers stay the
 * same.
 */
function moduleText(code: string, shape: SourceShape): string {
  const { imports, metas, dynamicImports } = shape;
  const edits = [
    ...imports.map(({ from, to }) => ({ from, to, insert: code.slice(from, to).replaceAll(/[^\n]/g, ' ') })),
    ...metas.map(({ from, to }) => ({ from, to, insert: '__run.meta' })),
    ...dynamicImports.map(({ from, to }) => ({ from, to, insert: '__run.import' })),
    ...loopGuards(shape),
  ];
  const importsProcess = imports.some(
    ({ names, isExport }) => !isExport && names.some(({ local }) => local === 'process'),
  );
  const head = `const __run = globalThis.${seat}${importsProcess ? '' : ', { process } = __run'};`;
  return `${head}${imports.map(bindings).join('')}${withoutHashbang(withEdits(code, edits))}`;
}

/** Puts the body of each loop into a block that begins with a call of the loop guard. */
function loopGuards({ loops }: SourceShape): Edit[] {
  return loops.flatMap(({ from, to, line }) => [
    { from, to: from, insert: `{__run.turn(${line});` },
    { from: to, to, insert: '}' },
  ]);
}

/** Converts an import statement to constants. They are placed at the top of the module, as imports are hoisted. */
function bindings({ specifier, names, isExport }: SourceShape['imports'][number], index: number): string {
  return names
    .map(({ imported, local }, place) => {
      const name = isExport ? `__export${index}_${place}` : local;
      const parameters = [specifier, imported, local].map((text) => JSON.stringify(text)).join(', ');
      return `const ${name} = __run.take(${parameters});${isExport ? `export { ${name} as ${local} };` : ''}`;
    })
    .join('');
}

function withoutHashbang(code: string): string {
  return code.replace(/^#!.*/, '');
}
