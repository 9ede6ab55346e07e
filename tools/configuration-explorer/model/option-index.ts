import type { KeyPath } from './answer.ts';
import type { PublishedFact } from '../../../src/model/published-fact.ts';

/** What is known of the keys of a configuration. */
export interface OptionIndex {
  /** The fact of a key; undefined where no option has this name. */
  at(path: KeyPath): PublishedFact | undefined;
  /** The fact of a key, or else of the nearest one above it that has one. */
  near(path: KeyPath): PublishedFact | undefined;
}

/** An index of options and of those of the development server, which a configuration has under `devServer`. */
export function indexOptions(options: readonly PublishedFact[], ofServer: readonly PublishedFact[]): OptionIndex {
  const facts = new Map(options.map((fact) => [fact.name, fact]));
  for (const fact of ofServer) facts.set(`devServer.${fact.name}`, fact);
  const known = new Set([...facts.keys()].flatMap(stepsOf));
  const names = (path: KeyPath): string[] => namesOf(path, known);
  return {
    at(path) {
      const found = names(path);
      return found.length === path.length ? facts.get(found.at(-1) ?? '') : undefined;
    },
    near: (path) =>
      names(path)
        .toReversed()
        .flatMap((name) => facts.get(name) ?? [])[0],
  };
}

/** A name and those above it: `a`, `a.b`, `a.b[]` for `a.b[]`. */
function stepsOf(name: string): string[] {
  return [...name.matchAll(/\.|\[\]|$/g)]
    .map(({ index, 0: sign }) => name.slice(0, sign === '[]' ? index + 2 : index))
    .concat(name.replace(/\[\]$/, ''));
}

/** The names of a path's steps, as far as any is known: an item of a list is `[]`, a key of the reader's own `<key>`. */
function namesOf(path: KeyPath, known: ReadonlySet<string>): string[] {
  const names: string[] = [];
  for (const key of path) {
    const above = names.at(-1) ?? '';
    const forms = typeof key === 'number' ? [`${above}[]`] : [`${above ? `${above}.` : ''}${key}`, `${above}.<key>`];
    const name = forms.find((form) => known.has(form));
    if (name === undefined) break;
    names.push(name);
  }
  return names;
}

/** A path as one writes it: `module.rules[0].use`. */
export function pathText(path: KeyPath): string {
  return path
    .map((key, index) => {
      if (typeof key === 'number') return `[${key}]`;
      if (!/^[\w$<>-]+$/.test(key)) return `[${JSON.stringify(key)}]`;
      return index === 0 ? key : `.${key}`;
    })
    .join('');
}
