import type { KeyPath } from './answer.ts';
import { namesAlong, stepsTo } from '../../../src/model/option-path.ts';
import type { PublishedFact } from '../../../src/model/published-fact.ts';

/** What is known of the keys of a configuration. */
export interface OptionIndex {
  /** The fact of a key; undefined where no option has this name. */
  at(path: KeyPath): PublishedFact | undefined;
  /** The fact of a key, or else of the nearest one above it that has one. */
  near(path: KeyPath): PublishedFact | undefined;
  /** What is known of a key that an earlier version had, and that is gone. */
  removed(path: KeyPath): PublishedFact | undefined;
}

/** The facts that an index is made of, as they are published. */
export interface OptionFacts {
  options: readonly PublishedFact[];
  /** Options of the development server, which a configuration has under `devServer`. */
  ofServer: readonly PublishedFact[];
  /** Options that are gone, those of the server among them. */
  removed: readonly PublishedFact[];
}

/** An index of options. */
export function indexOptions({ options, ofServer, removed }: OptionFacts): OptionIndex {
  const facts = new Map(options.map((fact) => [fact.name, fact]));
  for (const fact of ofServer) facts.set(`devServer.${fact.name}`, fact);
  const gone = new Map(
    removed.flatMap((fact) => [fact.name, ...(fact.aliases ?? [])].map((name) => [name, fact] as const)),
  );
  const [known, knownGone] = [facts, gone].map((names) => stepsTo(names.keys())) as [Set<string>, Set<string>];
  const names = (path: KeyPath): string[] => namesAlong(path, known);
  return {
    at(path) {
      const found = names(path);
      return found.length === path.length ? facts.get(found.at(-1) ?? '') : undefined;
    },
    near: (path) =>
      names(path)
        .toReversed()
        .flatMap((name) => facts.get(name) ?? [])[0],
    removed(path) {
      const found = namesAlong(path, knownGone);
      return found.length === path.length ? gone.get(found.at(-1) ?? '') : undefined;
    },
  };
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
