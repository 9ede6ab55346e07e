import { expect, test } from 'vitest';

import { loadFacts } from '../index.ts';
import { requireFrom } from '../packages.ts';

const facts = loadFacts();
const webpack = requireFrom('webpack') as Record<string, unknown>;

/** Runtime names that `types.d.ts` leaves out. */
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
