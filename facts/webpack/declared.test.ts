import { expect, test } from 'vitest';

import { loadFacts } from '../index.ts';
import { requireFrom } from '../packages.ts';

const facts = loadFacts();
const webpack = requireFrom('webpack') as Record<string, unknown>;

/** Names that webpack exports at run time, but not in `types.d.ts`. */
const untyped = new Set(['default', 'webpack', 'types']);

test('everything that the package exports when it runs is declared', () => {
  const missing = Object.keys(webpack).filter((name) => !untyped.has(name) && !facts.byId.has(`declaration:${name}`));
  expect(missing).toEqual([]);
});

test('so are names in nested namespaces', () => {
  const nested = ['util', 'optimize', 'sources', 'ids', 'runtime'].flatMap((space) =>
    Object.keys(webpack[space] as object).map((name) => `declaration:${space}.${name}`),
  );
  expect(nested.length).toBeGreaterThan(40);
  expect(nested.filter((id) => !facts.byId.has(id))).toEqual([]);
});

test('public methods of a class are members of it, with their signature and what they return', () => {
  const { prototype } = webpack.ChunkGraph as { prototype: object };
  const methods = Object.getOwnPropertyNames(prototype).filter(
    (name) => name !== 'constructor' && !name.startsWith('_'),
  );
  expect(methods.filter((name) => !facts.byId.has(`declaration:ChunkGraph.${name}`))).toEqual([]);
  expect(facts.byId.get('declaration:ChunkGraph.getChunkModules')).toMatchObject({
    group: 'method',
    signature: 'getChunkModules(chunk: Chunk): Module[]',
    returns: 'Module[]',
  });
});

test('what is documented as another kind, repeated or exported twice is one thing', () => {
  expect(facts.byId.get('declaration:Configuration.mode')?.sameAs).toEqual(['option:mode']);
  expect(facts.byId.get('declaration:BannerPlugin')?.sameAs).toEqual(['plugin:BannerPlugin']);
  expect(facts.byId.get('declaration:RuntimeModule')?.sameAs).toEqual(['declaration:runtime.RuntimeModule']);
  expect(facts.byId.get('declaration:runtime.RuntimeGlobals.require')?.sameAs).toEqual([
    'declaration:RuntimeGlobals.require',
  ]);
});

test('classes of objects that webpack hands out are there without being exported', () => {
  expect(facts.byId.get('declaration:ExportsInfo')).toMatchObject({ group: 'class', exported: false });
  expect(facts.byId.get('declaration:ExportsInfo.getUsedExports')).toBeDefined();
});

test('so are interfaces and types that only signatures name, with their members', () => {
  expect(facts.byId.get('declaration:AssetSymlink')).toMatchObject({ group: 'interface', exported: false });
  expect(facts.byId.get('declaration:RuntimeSpec')).toMatchObject({ group: 'type', exported: false });
  expect(facts.byId.get('declaration:CodeGenerationResult.sources')).toBeDefined();
});

test('an interface of the exported namespace, which plugins extend, has its members, and its name without the namespace', () => {
  expect(facts.byId.get('declaration:KnownBuildInfo')).toMatchObject({ group: 'interface', exported: true });
  expect(facts.byId.get('declaration:KnownBuildInfo.isCircular')?.type).toBe('boolean');
  expect(facts.byId.get('declaration:StatsAssetGroup')?.type).toMatch(/^KnownStatsAssetGroup & /);
});

test('a type that can only be called or indexed says how, and comments that a tool wrote say nothing', () => {
  const { type, comment } = facts.byId.get('declaration:LStatFs')!;
  expect(type).toMatch(/^\(path: PathLikeFs, callback: /);
  expect(comment).toBeUndefined();
  expect(facts.byId.get('declaration:EntryObject')?.type).toBe('[index: string]: string | string[] | EntryDescription');
});

test('members of types of options are those options, however deep, and a class that options accept is none', () => {
  const same = (name: string): string[] | undefined => facts.byId.get(`declaration:${name}`)?.sameAs;
  expect(same('Output.path')).toEqual(['option:output.path']);
  expect(same('OptimizationSplitChunksCacheGroup.minSize')).toEqual([
    'option:optimization.splitChunks.cacheGroups.<key>.minSize',
  ]);
  expect(same('RuleSetRule.test')).toContain('option:module.rules[].test');
  expect(same('KnownStatsModule.identifier')).toEqual(['stat:StatsModule.identifier']);
  expect(same('Module.type')).toBeUndefined();
});

test('fields, hooks and codes that the types leave out are facts too', () => {
  for (const id of [
    'stat:StatsModule.filteredReasons',
    'stat:StatsChunkGroup.resourceHints',
    'hook:Resolver.exportsFieldRelative',
    'deprecation:DEP_MODULE_TEMPLATE_HASH',
  ])
    expect(facts.byId.has(id), id).toBe(true);
  expect(facts.byId.get('deprecation:DEP_WEBPACK_DEPRECATION_ARRAY_TO_SET_PUSH')?.text?.[0]).toContain("'push'");
});

test('a hook map with types by key has those that any key has', () => {
  expect(facts.byId.get('hook:NormalModuleFactory.parser')?.args).toEqual([
    { name: 'parser', type: 'Parser' },
    { name: 'parserOptions', type: 'ParserOptions' },
  ]);
});
