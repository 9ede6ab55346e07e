import { globSync } from 'node:fs';
import { basename } from 'node:path';

import { expectAtLeast } from '../expectation.ts';
import type { Declarations } from '../declarations.ts';
import { packageFolder } from '../packages.ts';
import { readSchema } from '../schema/readSchema.ts';
import { schemaFacts } from '../schema/schemaFacts.ts';
import type { Fact } from '../types.ts';
import { exportedClasses } from './exports.ts';

/** Every exported class that can be applied to a compiler. */
export function extractPlugins(): Fact[] {
  const plugins = [...exportedClasses()].filter(([, value]) => isPlugin(value));
  const names = new Map<Function, string>();
  const facts = plugins.map(([name, value]): Fact => {
    const first = names.get(value);
    names.set(value, first ?? name);
    const parts = name.split('.');
    return {
      id: `plugin:${name}`,
      kind: 'plugin',
      name,
      exported: true,
      ...(parts.length > 1 && { owner: parts.slice(0, -1).join('.') }),
      ...(first && { sameAs: [`plugin:${first}`] }),
    };
  });
  return expectAtLeast(facts, { package: 'webpack', where: 'the exports of lib/index.js', what: 'plugin classes', atLeast: 60 });
}

/** The options of the exported plugins that have a schema for them. */
export function extractPluginOptions(plugins: Fact[], declarations: Declarations): Fact[] {
  const schemas = globSync('schemas/plugins/**/*.json', { cwd: packageFolder('webpack') });
  const withSchema = plugins
    .filter(({ sameAs }) => !sameAs)
    .flatMap((plugin) => {
      const className = plugin.name.split('.').at(-1) ?? '';
      const file = schemas.find((path) => schemaNames(className).includes(basename(path, '.json')));
      return file ? [{ plugin, file }] : [];
    });
  const where = 'schemas/plugins';
  expectAtLeast(withSchema, { package: 'webpack', where, what: 'exported plugins with a schema', atLeast: 18 });
  const facts = withSchema.flatMap(({ plugin, file }) => {
    const root = readSchema('webpack', file);
    return schemaFacts(root, { kind: 'plugin-option', prefix: `${plugin.name}.`, parent: plugin.id, owner: plugin.name }, declarations);
  });
  return expectAtLeast(facts, { package: 'webpack', where, what: 'options of plugins', atLeast: 150 });
}

/** Names that the schema file of a plugin class may have: `BannerPlugin`, `DotenvPluginOptions`, `CleanOptions` of CleanPlugin. */
function schemaNames(className: string): string[] {
  return [className, `${className}Options`, `${className.replace(/Plugin$/, '')}Options`];
}

function isPlugin(value: Function): boolean {
  const prototype = value.prototype as { apply?: unknown } | undefined;
  return typeof prototype?.apply === 'function' && prototype.apply !== Function.prototype.apply;
}
