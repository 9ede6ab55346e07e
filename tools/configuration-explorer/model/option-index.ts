import type { KeyPath } from './answer.ts';
import { namesAlong, stepsTo } from '../../../src/model/option-path.ts';
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
  const known = stepsTo(facts.keys());
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
