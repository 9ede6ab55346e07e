/**
 * A fact (an option, hook, or other feature of webpack) as published in `/facts/<kind>.json`, which contains an array.
 * It has the fields of `facts/types.ts` that the browser uses.
 */
export interface PublishedFact {
  /** Unique id of the fact, in the form `kind:name`. */
  id: string;
  name: string;
  /** Id of the fact to which this one belongs, such as the parent option. */
  parent?: string;
  group?: string;
  /** TypeScript type of the option in a readable form. */
  type?: string;
  values?: string[];
  /** JavaScript source of the option's default value, or one source per case. */
  default?: string | { when: string; value: string }[];
  /** What happens if the option isn't set. */
  unset?: string;
  /** What to use instead of a removed option. */
  instead?: string;
  /** Other names of the option, or other paths to it. */
  aliases?: string[];
  required?: true;
  /** First webpack version that has this option, hook, or other feature. */
  since?: string;
  deprecated?: true | string;
  experimental?: true;
  tapable?: string;
  /** For a hook, when it was called in the recorded build. */
  fires?: { order: number; depth: number; phase: string; calls: number };
  /** URL of the fact's documentation: `/configuration/output/#outputpath`. */
  url?: string;
}

/** The filters that a reader applies to a list of facts, such as webpack's options. */
export interface FactQuery {
  /** Words that must all occur in a fact's name, type, or values. Case-insensitive. */
  words: string;
  /** First segment of the facts' names (`output`), or empty for all facts. */
  section: string;
  /** webpack version (`5.90.0`) in or after which the facts were added. Empty for all facts. */
  since: string;
  onlyDeprecated: boolean;
  onlyExperimental: boolean;
}

/**
 * Returns the first segment of a fact's name: `output` for `output.path`, `module` for `module.rules[].test`,
 * `Compiler` for `Compiler.emit`.
 */
export function topOf(name: string): string {
  return name.split(/[.[<]/, 1)[0] ?? name;
}

/**
 * Returns the facts that match a filter. Exact name matches come first, then prefix matches, then the rest. The order
 * is otherwise unchanged.
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

/** Compares two versions numerically. Returns a negative number if `a` is older. */
export function compareVersions(a: string, b: string): number {
  const [left, right] = [a, b].map((version) => version.split('.').map(Number)) as [number[], number[]];
  for (let index = 0; index < 3; index++) {
    const difference = (left[index] ?? 0) - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
