/** Which of webpack's types describe options: `Output` is `output`, `OptimizationSplitChunksCacheGroup` a cache group. */
import type { Declarations, Member } from '../declarations.ts';

/** Types of a whole configuration, as it is written and as webpack completes it. */
const roots = ['Configuration', 'WebpackOptionsNormalized'];

/**
 * Walks the types of a configuration from its properties to theirs.
 *
 * @param ids ids of all facts known so far, those of options among them
 * @returns by name of a type, what ids of its members begin with: `option:output.`
 */
export function optionTypes(declarations: Declarations, ids: ReadonlySet<string>): Map<string, string> {
  const found = new Map<string, string>();
  const seen = new Set<string>();
  const waiting = roots.map((name) => ({ name, prefixes: ['option:'] }));
  for (let next = waiting.shift(); next; next = waiting.shift()) {
    const { name, prefixes } = next;
    const members = declarations.byName.get(name)?.members ?? [];
    const prefix = prefixes.find((one) => areOptions(members, one, ids));
    if (prefix !== undefined && !found.has(name)) {
      found.set(name, prefix);
      for (const member of members) {
        const id = prefix + member.name;
        if (ids.has(id)) waiting.push(...typesIn(member.type).map((type) => ({ name: type, prefixes: below(id) })));
      }
    }
    const alias = declarations.aliases.get(name);
    const visit = `${name} ${prefixes[0]}`;
    if (alias && !seen.has(visit)) {
      seen.add(visit);
      waiting.push(...typesIn(declarations.textOf(alias)).map((type) => ({ name: type, prefixes })));
    }
  }
  return found;
}

/** Whether most members are options; a class whose instances are allowed somewhere has a few of the same name by chance. */
function areOptions(members: readonly Member[], prefix: string, ids: ReadonlySet<string>): boolean {
  return members.filter(({ name }) => ids.has(prefix + name)).length * 2 > members.length;
}

/** What ids of options may begin with that are inside of an option: its own, those of its items, those of any key. */
function below(id: string): string[] {
  return [`${id}.`, `${id}[].`, `${id}.<key>.`];
}

function typesIn(text = ''): string[] {
  return text.match(/\b[A-Z]\w+/g) ?? [];
}
