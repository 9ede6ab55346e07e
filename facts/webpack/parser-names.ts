/** Names for which a JavaScript parser has handlers, from the parsers that webpack makes for a build. */
import type webpackNamespace from 'webpack';

import { projectFolder } from '../defaults/effective.ts';
import { requireFrom } from '../packages.ts';

/** A parser's hooks; those that are maps know what they were asked for. */
type ParserHooks = Record<string, { _map?: Map<unknown, { taps?: unknown[] }> }>;

/** Maps of hooks whose keys are kinds of syntax or methods of strings and arrays, not names. */
const keyedBySyntax = new Set([
  'evaluate',
  'isPure',
  'preStatementByType',
  'blockPreStatementByType',
  'evaluateCallExpressionMember',
]);

/** Modules of these types are parsed as JavaScript, each with handlers of its own. */
const moduleTypes = ['javascript/auto', 'javascript/esm', 'javascript/dynamic'];

/**
 * The names, in the order in which plugins registered them: `__webpack_hash__`, `require.ensure`, `Worker`.
 *
 * Left out is `undefined`, of which the parser only knows the `typeof`.
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
