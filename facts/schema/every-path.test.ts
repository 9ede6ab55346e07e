import { globSync } from 'node:fs';
import { basename } from 'node:path';

import { expect, test } from 'vitest';

import { loadFacts } from '../index.ts';
import { packageFolder } from '../packages.ts';
import { readSchema } from './read-schema.ts';
import type { Schema } from './schema.ts';

const facts = loadFacts();

/**
 * Collects all property names in a schema without `walkSchema`: in all branches of unions, all items and all keys. Each
 * definition is entered once per path.
 */
function everyPath(root: Schema): string[] {
  const paths = new Set<string>();
  const go = (schema: Schema | undefined | boolean, path: string, above: readonly string[]): void => {
    if (typeof schema !== 'object') return;
    const { $ref } = schema;
    if ($ref && !above.includes($ref))
      go(root.definitions?.[$ref.slice('#/definitions/'.length)], path, [...above, $ref]);
    for (const branch of [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])])
      go(branch, path, above);
    for (const [name, value] of Object.entries(schema.properties ?? {})) {
      const inside = path ? `${path}.${name}` : name;
      paths.add(inside);
      go(value, inside, above);
    }
    go(schema.items, `${path}[]`, above);
    go(schema.additionalProperties, path ? `${path}.<key>` : '<key>', above);
  };
  go(root, '', []);
  return [...paths];
}

test('every name in the schemas of the configuration and of the servers is a fact', () => {
  const schemas = [
    ['option', readSchema('webpack', 'schemas/WebpackOptions.json')],
    ['devserver', readSchema('webpack-dev-server', 'lib/options.json')],
    ['middleware', readSchema('webpack-dev-middleware', 'dist/options.json')],
  ] as const;
  for (const [kind, root] of schemas) {
    const paths = everyPath(root);
    expect(paths.length).toBeGreaterThan(50);
    expect(
      paths.filter((path) => !facts.byId.has(`${kind}:${path}`)),
      kind,
    ).toEqual([]);
  }
});

test('every name in the schemas of plugins is a fact, apart from those of parsers and generators, which belong to the module options', () => {
  const known = new Set(
    facts
      .ofKind('plugin-option')
      .map(({ name, owner = '' }) => `${owner.split('.').at(-1)}.${name.slice(owner.length + 1)}`),
  );
  const files = globSync('schemas/plugins/**/*.json', { cwd: packageFolder('webpack') }).filter(
    (file) => !/(Parser|Generator)(Options)?\.json$|ExternalsType/.test(file),
  );
  expect(files.length).toBeGreaterThan(20);
  const missing = files.flatMap((file) => {
    const plugin = basename(file, '.json').replace(/(Plugin)?Options$/, 'Plugin');
    return everyPath(readSchema('webpack', file))
      .map((path) => `${plugin}.${path}`)
      .filter((name) => !known.has(name));
  });
  expect(missing).toEqual([]);
});
