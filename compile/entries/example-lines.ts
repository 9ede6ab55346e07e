/** Generates an example for each webpack option, as one line of a configuration: `output: { clean: true }`. */
import type { Fact, Facts } from '../../facts/types.ts';
import { canBeSet, ofItsOptions } from '../../src/model/default-line.ts';
import { itemsOf } from '../../src/model/whole-configuration.ts';
import type { ByName } from './by-name.ts';
import { lastPart } from '../../src/model/last-part.ts';

/**
 * Values and keys that the examples of one kind of fact are built from, read from
 * `content/entries/examples/<kind>.yaml`.
 */
export interface ExampleParts {
  /** Example value of an option as JavaScript; not needed if the type is enough to generate one. */
  value: ByName;
  /** Property that the example of any option in this object must also set, such as `type: "filesystem"` in `cache`. */
  beside: ByName;
  /** Example of a user-defined key in the object of this name, such as `shop` for `entry`. */
  key: ByName;
  /** The complete line of the example, for options that need a special form. */
  line: ByName;
}

/** Wraps an option's example in the part of a configuration where options of its kind belong. */
const places: Partial<Record<Fact['kind'], (inside: string, owner: string) => string>> = {
  option: (inside) => inside,
  devserver: (inside) => `devServer: { ${inside} }`,
  middleware: (inside) => `devServer: { devMiddleware: { ${inside} } }`,
  'plugin-option': (inside, owner) => `plugins: [new webpack.${owner}({ ${inside} })]`,
};

/** Whether a fact is an option that can be set in a configuration, so that it gets an example. */
export function hasExample(fact: Fact): boolean {
  return canBeSet(fact) && places[fact.kind] !== undefined;
}

/**
 * Creates a function that generates a one-line example for any option. It returns undefined if neither the YAML files
 * nor the type provide a value.
 *
 * @param partsOf returns the example parts for a kind of fact
 */
export function exampleLines(
  facts: Facts,
  partsOf: (kind: Fact['kind']) => ExampleParts,
): (fact: Fact) => string | undefined {
  const children = Map.groupBy([...facts.byId.values()].filter(hasExample), ({ parent }) => parent ?? '');

  const valueOf = (fact: Fact, seen: ReadonlySet<string> = new Set()): string | undefined => {
    const own = partsOf(fact.kind).value(fact.name) ?? typical(fact);
    if (own !== undefined) return own;
    for (const id of fact.sameAs ?? []) {
      const other = seen.has(id) ? undefined : facts.byId.get(id);
      const value = other && valueOf(other, new Set([...seen, fact.id]));
      if (value !== undefined) return value;
    }
    return undefined;
  };

  /** Writes the properties of an object in an example: the requested one and its required siblings. */
  const propertiesOf = (holder: Fact | undefined, fact: Fact, inside: string): string => {
    const name = holder?.name ?? '';
    const isListed = isItem(fact, name);
    const required = (children.get(holder?.id ?? '') ?? []).filter(
      (one) => one.required && one.kind === fact.kind && isItem(one, name) === isListed,
    );
    const others =
      partsOf(fact.kind).beside(isListed ? `${name}[]` : name) ??
      required.map((one) => `${lastStep(one.name)}: ${valueOf(one)}`).join(', ');
    const key = keyOf(inside);
    return [...itemsOf(others).filter((item) => keyOf(item) !== key), inside].join(', ');
  };

  return exampleOf;

  function exampleOf(fact: Fact): string | undefined {
    if (!hasExample(fact)) return undefined;
    const line = partsOf(fact.kind).line(fact.name);
    if (line !== undefined) return line;
    const value = valueOf(fact);
    if (value !== undefined) return wrapped(fact, value);
    // Show an object option with one of its own options set.
    return (children.get(fact.id) ?? []).map(exampleOf).find((example) => example !== undefined);
  }

  function wrapped(fact: Fact, value: string): string {
    const { key } = partsOf(fact.kind);
    const owner = fact.kind === 'plugin-option' ? (fact.owner ?? '') : '';
    let inside = value;
    let current: Fact | undefined = fact;
    while (current && current.kind === fact.kind) {
      const holder: Fact | undefined = facts.byId.get(current.parent ?? '');
      const holderName: string = holder?.name ?? '';
      const isKey: boolean = current.name.endsWith('<key>');
      const step = isKey ? (key(holderName) ?? 'main') : lastStep(current.name);
      const isListed = isItem(current, holderName);
      inside = propertiesOf(holder, current, `${/^\w+$/.test(step) ? step : JSON.stringify(step)}: ${inside}`);
      if (holder?.kind !== fact.kind) break;
      inside = isListed ? `[{ ${inside} }]` : `{ ${inside} }`;
      current = holder;
    }
    return places[fact.kind]!(inside, owner);
  }
}

/** Whether an option belongs to the items of a list, in a parent that may also be an object. */
function isItem({ name }: Fact, holder: string): boolean {
  return name.slice(holder.length).startsWith('[]');
}

/** Writes a property name as valid JavaScript, quoted if necessary. */
function keyOf(property: string): string {
  return property.slice(0, property.indexOf(':'));
}

/**
 * Returns the last part of an option's path: `clean` for `output.clean`, `test` for `module.rules[].test`,
 * `javascript/auto` for `module.parser.javascript/auto`.
 */
function lastStep(name: string): string {
  return lastPart(name).replace(/\[\]$/, '');
}

/**
 * Derives an example value from the option's type alone: for booleans the opposite of the default, otherwise another of
 * the listed values.
 */
function typical({ type = '', values, default: value }: Fact): string | undefined {
  const usual = typeof value === 'string' ? value : value?.at(-1)?.value;
  const alternatives = alternativesOf(type);
  const other = values?.find((one) => JSON.stringify(one) !== usual && one !== '...');
  if (other !== undefined) return JSON.stringify(other);
  if (alternatives.includes('boolean')) return usual === 'true' || usual === ofItsOptions ? 'false' : 'true';
  if (alternatives.includes('false') && usual !== 'false' && usual !== undefined && usual !== 'undefined')
    return 'false';
  if (alternatives.includes('true')) return 'true';
  if (alternatives.includes('number') && /^\d+$/.test(usual ?? '')) return String(Number(usual) * 2 || 1);
  return undefined;
}

/** Returns the top-level members of a TypeScript union type. */
function alternativesOf(type: string): string[] {
  return type
    .replaceAll(/\([^()]*(?:\([^()]*\)[^()]*)*\)|\{[^{}]*\}/g, '')
    .split('|')
    .map((one) => one.trim());
}
