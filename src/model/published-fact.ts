/**
 * A fact as published in `/facts/<kind>.json`, one array per kind: the fields of `facts/types.ts` that the browser
 * uses.
 */
export interface PublishedFact {
  /** `kind:name`, unique. */
  id: string;
  name: string;
  /** Id of the parent fact. */
  parent?: string;
  group?: string;
  /** Readable TypeScript type. */
  type?: string;
  values?: string[];
  /** JavaScript source, or one per case. */
  default?: string | { when: string; value: string }[];
  /** What happens if it isn't set. */
  unset?: string;
  /** What to do about an option that is gone. */
  instead?: string;
  /** Other names, or other places of the same option. */
  aliases?: string[];
  required?: true;
  /** First version that has it. */
  since?: string;
  deprecated?: true | string;
  experimental?: true;
  tapable?: string;
  /** Hooks: when it ran in the recorded build. */
  fires?: { order: number; depth: number; phase: string; calls: number };
  /** Where it is documented: `/configuration/output/#outputpath`. */
  url?: string;
}

/** A reader's filter for a list of facts. */
export interface FactQuery {
  /** Words that must all occur in the name, type or values; case-insensitive. */
  words: string;
  /** First part of the name (`output`); empty for all. */
  section: string;
  /** Facts added in this version or later (`5.90.0`); empty for all. */
  since: string;
  onlyDeprecated: boolean;
  onlyExperimental: boolean;
}

/**
 * The first part of a name: `output` of `output.path`, `module` of `module.rules[].test`, `Compiler` of
 * `Compiler.emit`.
 */
export function topOf(name: string): string {
  return name.split(/[.[<]/, 1)[0] ?? name;
}

/**
 * The facts that match a query, in their original order, except that exact name matches and then prefix matches come
 * first.
 */
export function filterFacts(facts: readonly PublishedFact[], query: FactQuery): PublishedFact[] {
  const words = query.words.toLowerCase().split(/\s+/).filter(Boolean);
  const asked = words.join(' ');
  const rank = ({ name }: PublishedFact) => {
    const lower = name.toLowerCase();
    if (lower === asked) return 0;
    return lower.startsWith(asked) ? 1 : 2;
  };
  const found = facts.filter((fact) => {
    if (query.section && topOf(fact.name) !== query.section) return false;
    if (query.since && !(fact.since && compareVersions(fact.since, query.since) >= 0)) return false;
    if (query.onlyDeprecated && !fact.deprecated) return false;
    if (query.onlyExperimental && !fact.experimental) return false;
    const text = `${fact.name} ${fact.type ?? ''} ${fact.values?.join(' ') ?? ''}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return asked ? found.toSorted((a, b) => rank(a) - rank(b)) : found;
}

/** Compares two versions numerically: negative if `a` is older. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number)) as [number[], number[]];
  for (let index = 0; index < 3; index++) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
