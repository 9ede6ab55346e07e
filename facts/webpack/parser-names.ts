/** Names handled by JavaScript parsers, from the parsers that webpack creates for a build. */
import type webpackNamespace from 'webpack';

import { projectFolder } from '../defaults/effective.ts';
import { requireFrom } from '../packages.ts';

/** A parser's hooks; `HookMap`s know their keys. */
type ParserHooks = Record<string, { _map?: Map<unknown, { taps?: unknown[] }> }>;

/** `HookMap`s whose keys are syntax types or methods of strings and arrays instead of names. */
const keyedBySyntax = new Set([
  'evaluate',
  'isPure',
  'preStatementByType',
  'blockPreStatementByType',
  'evaluateCallExpressionMember',
]);

/** Module types parsed as JavaScript, each with its own handlers. */
const moduleTypes = ['javascript/auto', 'javascript/esm', 'javascript/dynamic'];

/**
 * The names in registration order: `__webpack_hash__`, `require.ensure`, `Worker`.
 *
 * Without `undefined`, for which the parser only handles `typeof`.
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
