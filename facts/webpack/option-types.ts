/**
 * Maps webpack's TypeScript types to the options that they describe: `Output` to `output`,
 * `OptimizationSplitChunksCacheGroup` to a cache group.
 */
import type { Declarations, Member } from '../declarations.ts';

/** TypeScript types of a whole webpack configuration, as the user writes it and with defaults applied. */
const roots = ['Configuration', 'WebpackOptionsNormalized'];

/**
 * Walks the TypeScript types of a webpack configuration recursively.
 *
 * @param ids ids of all known facts, including options
 * @returns id prefixes of a type's members by type name: `option:output.`; there are several if options share a type
 */
export function optionTypes(declarations: Declarations, ids: ReadonlySet<string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const seen = new Set<string>();
  const waiting = roots.map((name) => ({ name, prefix: 'option:' }));
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { name, prefix } = next;
    if (seen.has(`${name} ${prefix}`)) continue;
    seen.add(`${name} ${prefix}`);
    const members = declarations.byName.get(name)?.members ?? [];
    if (areOptions(members, prefix, ids)) {
      found.set(name, [...(found.get(name) ?? []), prefix]);
      for (const member of members.filter((one) => ids.has(prefix + one.name)))
        waiting.push(...pairs(typesIn(member.type), inside(prefix + member.name)));
    }
    const alias = declarations.aliases.get(name);
    if (alias) waiting.push(...pairs(typesIn(declarations.textOf(alias)), [prefix]));
  }
  return found;
}

/**
 * Whether most members of a TypeScript type are webpack options. A class that an option accepts may share a few names
 * with options by coincidence.
 */
function areOptions(members: readonly Member[], prefix: string, ids: ReadonlySet<string>): boolean {
  return members.filter(({ name }) => ids.has(prefix + name)).length * 2 > members.length;
}

/**
 * Returns the id prefixes of options nested in an option: for its properties, for properties of its list items, and for
 * properties of arbitrary keys.
 */
function inside(id: string): string[] {
  return [`${id}.`, `${id}[].`, `${id}.<key>.`];
}

function pairs(names: readonly string[], prefixes: readonly string[]): { name: string; prefix: string }[] {
  return names.flatMap((name) => prefixes.map((prefix) => ({ name, prefix })));
}

function typesIn(text = ''): string[] {
  return text.match(/\b[A-Z]\w+/g) ?? [];
}
