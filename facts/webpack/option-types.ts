/** Which of webpack's types describe options: `Output` is `output`, `OptimizationSplitChunksCacheGroup` a cache group. */
import type { Declarations, Member } from '../declarations.ts';

/** Types of a whole configuration, as it is written and as webpack completes it. */
const roots = ['Configuration', 'WebpackOptionsNormalized'];

/**
 * Walks the types of a configuration from its properties to theirs.
 *
 * @param ids ids of all facts known so far, those of options among them
 * @returns by name of a type, what ids of its members begin with: `option:output.`; several where options share a type
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

/** Whether most members are options; a class whose instances are allowed somewhere has a few of the same name by chance. */
function areOptions(members: readonly Member[], prefix: string, ids: ReadonlySet<string>): boolean {
  return members.filter(({ name }) => ids.has(prefix + name)).length * 2 > members.length;
}

/** What ids of options may begin with that are inside of an option: its own, those of its items, those of any key. */
function inside(id: string): string[] {
  return [`${id}.`, `${id}[].`, `${id}.<key>.`];
}

function pairs(names: readonly string[], prefixes: readonly string[]): { name: string; prefix: string }[] {
  return names.flatMap((name) => prefixes.map((prefix) => ({ name, prefix })));
}

function typesIn(text = ''): string[] {
  return text.match(/\b[A-Z]\w+/g) ?? [];
}
