import type { KeyPath } from './answer.ts';
import { namesAlong, stepsTo } from '../../../src/model/option-path.ts';
import type { PublishedFact } from '../../../src/model/published-fact.ts';

/** Index for looking up the documentation of a configuration's keys. */
export interface OptionIndex {
  /** Returns the documentation entry of the option at a path, or `undefined` if there is no such option. */
  at(path: KeyPath): PublishedFact | undefined;
  /** Returns the documentation entry of the option at a path, or of its nearest documented parent. */
  near(path: KeyPath): PublishedFact | undefined;
  /**
   * Returns the documentation entry of the removed option at a path, or `undefined` if the path isn't that of a removed
   * option.
   */
  removed(path: KeyPath): PublishedFact | undefined;
}

/** Documented options from which the index is created, as the site publishes them. */
interface OptionFacts {
  options: readonly PublishedFact[];
  /** Options of webpack-dev-server. In a webpack configuration, they are under `devServer`. */
  ofServer: readonly PublishedFact[];
  /** Removed options of webpack and webpack-dev-server. */
  removed: readonly PublishedFact[];
}

/** Creates an index of webpack's options for lookup by path. */
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

/** Formats the path of a configuration key (`module.rules[0].use`). */
export function pathText(path: KeyPath): string {
  return path
    .map((key, index) => {
      if (typeof key === 'number') return `[${key}]`;
      if (!/^[\w$<>-]+$/.test(key)) return `[${JSON.stringify(key)}]`;
      return index === 0 ? key : `.${key}`;
    })
    .join('');
}
