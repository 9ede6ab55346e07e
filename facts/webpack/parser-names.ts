/**
 * Finds the names that webpack's JavaScript parsers handle, such as `__webpack_hash__`, from the parsers that webpack
 * creates for a build.
 */
import type webpackNamespace from 'webpack';

import { projectFolder } from '../defaults/effective.ts';
import { requireFrom } from '../packages.ts';

/** Hooks of a JavaScript parser. A `HookMap` contains a hook for each name that the parser handles. */
type ParserHooks = Record<string, { _map?: Map<unknown, { taps?: unknown[] }> }>;

/**
 * Parser hooks (`HookMap`s) whose keys are syntax types, or methods of strings and arrays, instead of names in modules.
 */
const keyedBySyntax = new Set([
  'evaluate',
  'isPure',
  'preStatementByType',
  'blockPreStatementByType',
  'evaluateCallExpressionMember',
]);

/** Types of modules that are parsed as JavaScript. Each handles its own set of names. */
const moduleTypes = ['javascript/auto', 'javascript/esm', 'javascript/dynamic'];

/**
 * Returns the names that JavaScript parsers handle, in the order in which plugins register them: `__webpack_hash__`,
 * `require.ensure`, `Worker`.
 *
 * `undefined` isn't included, because the parser only handles its `typeof`.
 */
export function handledNames(): string[] {
  const webpack = requireFrom('webpack', 'lib/index.js') as typeof webpackNamespace;
  const compiler = webpack({
    context: projectFolder,
    mode: 'production',
    entry: {},
    plugins: [new webpack.HotModuleReplacementPlugin()],
  });
  const parameters = compiler.newCompilationParams();
  compiler.newCompilation(parameters);
  const handlers = new Map<string, Set<string>>();
  for (const type of moduleTypes) {
    const { hooks } = parameters.normalModuleFactory.getParser(type, {}) as unknown as { hooks: ParserHooks };
    for (const [hook, { _map }] of Object.entries(hooks)) {
      if (keyedBySyntax.has(hook)) continue;
      for (const [name, { taps }] of _map ?? []) {
        if (typeof name === 'string' && taps && taps.length > 0)
          handlers.set(name, (handlers.get(name) ?? new Set()).add(hook));
      }
    }
  }
  return [...handlers]
    .filter(([, hooks]) => [...hooks].some((hook) => hook !== 'evaluateTypeof'))
    .map(([name]) => name);
}
