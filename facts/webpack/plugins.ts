import { globSync } from 'node:fs';
import { basename } from 'node:path';

import { expectAtLeast } from '../expectation.ts';
import type { Declarations } from '../declarations.ts';
import { packageFolder } from '../packages.ts';
import { readSchema } from '../schema/read-schema.ts';
import { schemaFacts } from '../schema/schema-facts.ts';
import type { Fact, FactOf } from '../types.ts';
import { exportedClasses } from './exports.ts';
import { lastPart } from '../../src/model/last-part.ts';

/** Extracts every exported class that is a plugin, which means that it has an `apply` method. */
export function extractPlugins(): FactOf<'plugin'>[] {
  const plugins = [...exportedClasses()].filter(([, value]) => isPlugin(value));
  const names = new Map<Function, string>();
  const facts = plugins.map(([name, value]): FactOf<'plugin'> => {
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
  return expectAtLeast(facts, {
    package: 'webpack',
    where: 'the exports of lib/index.js',
    what: 'plugin classes',
    atLeast: 60,
  });
}

/** Extracts the options of exported plugins that have a schema. */
export function extractPluginOptions(
  plugins: FactOf<'plugin'>[],
  declarations: Declarations,
): FactOf<'plugin-option'>[] {
  const schemas = globSync('schemas/plugins/**/*.json', { cwd: packageFolder('webpack') });
  const withSchema = plugins
    .filter(({ sameAs }) => !sameAs)
    .flatMap((plugin) => {
      const className = lastPart(plugin.name);
      const file = schemas.find((path) => schemaNames(className).includes(basename(path, '.json')));
      return file ? [{ plugin, file }] : [];
    });
  const where = 'schemas/plugins';
  expectAtLeast(withSchema, { package: 'webpack', where, what: 'exported plugins with a schema', atLeast: 18 });
  const facts = withSchema.flatMap(({ plugin, file }) => {
    const root = readSchema('webpack', file);
    const owner = { parent: plugin.id, owner: plugin.name };
    const naming = { kind: 'plugin-option', prefix: `${plugin.name}.`, ...owner } as const;
    return schemaFacts(root, naming, declarations).map((fact) => ({ ...owner, ...fact, kind: naming.kind }));
  });
  return expectAtLeast(facts, { package: 'webpack', where, what: 'options of plugins', atLeast: 150 });
}

/**
 * Extracts the options of exported plugins that have no schema, from the type of the plugin's only constructor
 * parameter.
 *
 * @param described options from schemas; their plugins are skipped, and options with the same type get `sameAs`
 */
export function extractTypedPluginOptions(
  plugins: FactOf<'plugin'>[],
  described: readonly Fact[],
  declarations: Declarations,
): FactOf<'plugin-option'>[] {
  const done = new Set(described.map(({ owner }) => owner));
  const facts = plugins
    .filter(({ name, sameAs }) => !sameAs && !done.has(name))
    .flatMap((plugin) => {
      const { parameters = [] } = declarations.byName.get(lastPart(plugin.name)) ?? {};
      const type = parameters[0]?.type?.replace(/^undefined \| /, '') ?? '';
      const members = declarations.byName.get(type)?.members.filter(({ kind }) => kind === 'property') ?? [];
      return members.map((member): FactOf<'plugin-option'> => {
        const twin = twinOf(type, member.name);
        return {
          id: `plugin-option:${plugin.name}.${member.name}`,
          kind: 'plugin-option',
          name: `${plugin.name}.${member.name}`,
          parent: plugin.id,
          owner: plugin.name,
          ...(member.type && { type: member.type }),
          ...(!member.optional && { required: true }),
          ...(described.some(({ id }) => id === twin) && { sameAs: [twin] }),
        };
      });
    });
  return expectAtLeast(facts, {
    package: 'webpack',
    where: 'types.d.ts',
    what: 'options of plugins without a schema',
    atLeast: 20,
  });
}

/** Returns the id of the schema's option that corresponds to a property of a TypeScript options type. */
function twinOf(type: string, field: string): string {
  return type === 'OptimizationSplitChunksOptions'
    ? `option:optimization.splitChunks.${field}`
    : `plugin-option:${type.replace(/Options$/, '')}.${field}`;
}

/**
 * Returns the names that the schema of a plugin's options may have: `BannerPlugin`, `DotenvPluginOptions`, or
 * `CleanOptions` for CleanPlugin.
 */
function schemaNames(className: string): string[] {
  return [className, `${className}Options`, `${className.replace(/Plugin$/, '')}Options`];
}

function isPlugin(value: Function): boolean {
  const prototype = value.prototype as { apply?: unknown } | undefined;
  return typeof prototype?.apply === 'function' && prototype.apply !== Function.prototype.apply;
}
