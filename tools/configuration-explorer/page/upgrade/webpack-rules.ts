/** Upgrade rules for options of webpack 4 and of early webpack 5 releases. */
import { devtoolInOrder } from '../../model/devtool-order.ts';
import { childrenOf, textOf } from '../source/read-source.ts';
import { itemsOf } from './properties.ts';
import { byValue, drop, inBranches, renamed, type Rule, to, unlessSet } from './rule.ts';

/** Upgrade rule for a `node` option that polyfilled a Node.js module in webpack 4. */
const nodeModule: Rule = (property, configuration) => {
  const value = configuration.textOf(property).replaceAll("'", '"');
  if (value === 'false') return drop(property, configuration);
  if (value !== '"empty"') return { edits: configuration.remove(property), note: 'polyfill' };
  const edits = configuration.move(property, ['resolve', 'fallback', property.name], 'false');
  return edits && { edits };
};

/** Upgrade rule for a `node` option that provided a Node.js global variable in webpack 4. */
const nodeGlobal: Rule = byValue({ false: drop, '"empty"': drop }, (property, configuration) => ({
  edits: configuration.remove(property),
  note: 'polyfill',
}));

/** Upgrade rule that puts the words of a `devtool` value into the order that webpack 5 requires. */
const devtool: Rule = inBranches((property, configuration) => {
  const value = configuration.stringOf(property);
  const text = configuration.textOf(property);
  if (text === 'true') return { edits: configuration.set(property, '"source-map"') };
  if (value === undefined) return undefined;
  if (value === 'none' || value === '') return { edits: configuration.set(property, 'false') };
  const ordered = devtoolInOrder(value);
  return ordered === undefined || ordered === value
    ? undefined
    : { edits: configuration.set(property, JSON.stringify(ordered)) };
});

/** Upgrade rule that replaces `[hash]` with `[fullhash]`, its name since webpack 5. */
export const fullHash: Rule = inBranches((property, configuration) => {
  const value = configuration.textOf(property);
  const changed = value.replaceAll(/\[hash(:\d+)?\]/g, '[fullhash$1]');
  return property.value?.name === 'String' && changed !== value
    ? { edits: configuration.set(property, changed), note: 'hash' }
    : undefined;
});

/** Expressions that need parentheses before `?`. */
const looseExpressions: ReadonlySet<string> = new Set([
  'ArrowFunction',
  'AssignmentExpression',
  'ConditionalExpression',
]);

/**
 * Creates an upgrade rule for a boolean option that was replaced by a string option at another path. If the value
 * depends on a condition, the new value is a conditional expression.
 */
const chosen = (path: string, whenOn: string, whenOff: string): Rule =>
  byValue(
    { true: unlessSet(path, () => JSON.stringify(whenOn)), false: drop },
    unlessSet(path, (value, property) => {
      const condition = looseExpressions.has(property.value?.name ?? '') ? `(${value})` : value;
      return `${condition} ? ${JSON.stringify(whenOn)} : ${JSON.stringify(whenOff)}`;
    }),
  );

/** Upgrade rule for `externals: (context, request, callback) => …`, alone or in an array. */
const externals: Rule = (property, configuration) => {
  const { source } = configuration;
  const { value } = property;
  if (!value) return undefined;
  const candidates = value.name === 'ArrayExpression' ? itemsOf(value) : [value];
  const edits = candidates.flatMap((fn) => {
    const parameters = /^(?:ArrowFunction|FunctionExpression)$/.test(fn.name)
      ? childrenOf(fn).find(({ name }) => name === 'ParamList')
      : undefined;
    const names = parameters ? itemsOf(parameters).map((item) => textOf(source, item)) : [];
    if (!parameters || names.length !== 3) return [];
    const [context, request, callback] = names;
    const of = (name: string, local = name) => (name === local ? name : `${name}: ${local}`);
    return [
      {
        from: parameters.from,
        to: parameters.to,
        insert: `({ ${of('context', context)}, ${of('request', request)} }, ${callback})`,
      },
    ];
  });
  return edits.length > 0 ? { edits } : undefined;
};

/** Upgrade rules for webpack options, by path. `*` matches any name. */
export const webpackRules: Record<string, Rule> = {
  'optimization.hashedModuleIds': chosen('optimization.moduleIds', 'deterministic', 'named'),
  'optimization.namedModules': chosen('optimization.moduleIds', 'named', 'deterministic'),
  'optimization.namedChunks': chosen('optimization.chunkIds', 'named', 'deterministic'),
  'optimization.occurrenceOrder': byValue({ true: unlessSet('optimization.chunkIds', () => '"size"'), false: drop }),
  'optimization.noEmitOnErrors': byValue(
    { true: to('optimization.emitOnErrors', () => 'false'), false: to('optimization.emitOnErrors', () => 'true') },
    to('optimization.emitOnErrors', (value) => `!(${value})`),
  ),
  'optimization.moduleIds': inBranches(
    byValue({
      '"hashed"': (property, configuration) => ({ edits: configuration.set(property, '"deterministic"') }),
    }),
  ),
  'optimization.splitChunks.name': byValue({ true: drop }),
  'optimization.splitChunks.cacheGroups.*.name': byValue({ true: drop }),
  'optimization.splitChunks.automaticNameMaxLength': drop,
  'optimization.splitChunks.cacheGroups.*.automaticNameMaxLength': drop,
  'optimization.splitChunks.cacheGroups.*.automaticNamePrefix': renamed('idHint'),
  'optimization.splitChunks.cacheGroups.vendors': renamed('defaultVendors'),
  'node.Buffer': nodeGlobal,
  'node.process': nodeGlobal,
  'node.console': nodeGlobal,
  'node.setImmediate': nodeGlobal,
  'node.*': nodeModule,
  'output.jsonpFunction': renamed('chunkLoadingGlobal'),
  'output.chunkCallbackName': renamed('chunkLoadingGlobal'),
  'output.hotUpdateFunction': renamed('hotUpdateGlobal'),
  'output.jsonpScriptType': renamed('scriptType'),
  'output.futureEmitAssets': drop,
  'output.devtoolLineToLine': drop,
  'output.cssHeadDataCompression': drop,
  'output.filename': fullHash,
  'output.chunkFilename': fullHash,
  'output.sourceMapFilename': fullHash,
  'output.hotUpdateMainFilename': fullHash,
  'output.hotUpdateChunkFilename': fullHash,
  'resolve.concord': drop,
  'resolve.enforceModuleExtension': drop,
  'resolve.ignoreRootsErrors': drop,
  'resolve.moduleExtensions': drop,
  'resolveLoader.concord': drop,
  'resolveLoader.enforceModuleExtension': drop,
  'resolveLoader.ignoreRootsErrors': drop,
  'resolveLoader.moduleExtensions': drop,
  devtool,
  externals,
  'stats.maxModules': renamed('modulesSpace'),
  'experiments.asset': drop,
  'experiments.executeModule': drop,
  'experiments.layers': drop,
  'experiments.outputModule': drop,
  'experiments.topLevelAwait': drop,
  'experiments.lazyCompilation.client': to('experiments.lazyCompilation.backend.client'),
  'performance.embeddedSourceMaps': renamed('sourceMaps'),
  'performance.entrypointOverlap': drop,
  'performance.unusedAliases': to('performance.unusedConfig'),
  'performance.unusedDefines': to('performance.unusedConfig'),
  'performance.unusedExternals': to('performance.unusedConfig'),
  'performance.unusedRules': to('performance.unusedConfig'),
  'performance.unusedReexports': renamed('unusedModules'),
  'optimization.minimize.html.minifyJson': drop,
  'optimization.minimize.html.minifySrcdoc': drop,
  'optimization.minimize.html.minifyStyles': drop,
  'optimization.minimizeOptions.html.minifyJson': drop,
  'optimization.minimizeOptions.html.minifySrcdoc': drop,
  'optimization.minimizeOptions.html.minifyStyles': drop,
};

/** Properties of the `node` option that still exist in webpack 5. */
export const keptInNode: ReadonlySet<string> = new Set(['global', '__dirname', '__filename']);
