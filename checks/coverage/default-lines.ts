import { conditionClause, shownName } from '../../src/model/default-condition.ts';
import { canBeSet, type DefaultPart } from '../../src/model/default-line.ts';
import type { Fact, Facts } from '../../facts/types.ts';
import { site } from '../../site.config.ts';
import { islandTexts } from '../../compile/interface-texts.ts';
import { patternOf } from '../../compile/entries/by-name.ts';
import { readDefault } from '../../compile/fact-words.ts';
import { readUnsetWords, unsetFolder } from '../../compile/entries/unset-words.ts';

/**
 * Checks that every documented option states its default: a value, cases with readable conditions, that the option is
 * required, or what happens if it isn't set. Also checks that the default is easy to read.
 *
 * @param facts facts about webpack, with the descriptions in the content folder added
 * @param contentDir absolute path of the content folder, which contains the descriptions
 * @returns messages about what is missing and what to do
 */
export function faultsOfDefaults(facts: Facts, contentDir: string): string[] {
  const entries = [...facts.byId.values()].filter(canBeSet);
  return [
    ...entries.filter(hasNone).map(({ id, kind, name }) => {
      return `${id} says nothing of its default: add \`${name}: …\`, what happens where it is not set, to content/${unsetFolder}/${kind}.yaml`;
    }),
    ...entries.flatMap(({ id, default: value }) =>
      oddConditions(value).map(
        (when) =>
          `${id}: the condition “${when}” of its default is no clause: say in src/model/default-condition.ts how it is read`,
      ),
    ),
    ...entries.flatMap((fact) => oddParts(readDefault(fact)).map((what) => `${fact.id}: its default ${what}`)),
    ...[...new Set(entries.map(({ kind }) => kind))].flatMap((kind) => idleWords(kind, facts, contentDir)),
  ];
}

function hasNone({ default: value, required, unset }: Fact): boolean {
  return value === undefined && !required && unset === undefined;
}

function oddConditions(value: Fact['default']): string[] {
  if (!Array.isArray(value)) return [];
  const { conditions } = islandTexts;
  return value.map(({ when }) => when).filter((when) => conditionClause(when, conditions, site.language) === undefined);
}

/** Maximum number of words in the condition of a default value. */
const longestClause = 30;

/** Finds problems that make the line with an option's default hard to read, and suggests what to do about them. */
function oddParts(parts: readonly DefaultPart[]): string[] {
  const repeated = (texts: string[]): string | undefined => texts.find((text, index) => texts.indexOf(text) < index);
  const placeholder = parts
    .map(({ text }) => /<[a-z ]+>/.exec(text.replaceAll(shownName, ''))?.[0])
    .find((found) => found !== undefined);
  const clause = repeated(parts.map((part) => part.clause));
  const value = repeated(
    parts.map(({ text }) => text).filter((text) => text.startsWith('{') || text === islandTexts.notSet),
  );
  const long = parts.find((part) => part.clause.split(/\s+/).length > longestClause)?.clause;
  return [
    ...(placeholder ? [`contains ${placeholder}: write an expression in facts/defaults/value-text.ts`] : []),
    ...(clause ? [`has the condition “${clause}” twice: combine these cases in facts/defaults/`] : []),
    ...(value ? [`has the value ${value} twice: combine these cases in facts/defaults/`] : []),
    ...(long
      ? [
          `has a condition of more than ${longestClause} words, “${long}”: name what they have in common in src/model/default-condition.ts`,
        ]
      : []),
  ];
}

/** Finds descriptions of unset options whose name matches no fact about webpack. */
function idleWords(kind: Fact['kind'], facts: Facts, contentDir: string): string[] {
  const words = readUnsetWords(contentDir, kind);
  const names = facts.ofKind(kind).map(({ name }) => name);
  return Object.keys(words?.texts ?? {})
    .filter((pattern) => {
      const expression = patternOf(pattern);
      return !names.some((name) => expression.test(name));
    })
    .map(
      (pattern) =>
        `${words?.file}:${words?.lineOf(pattern)}: ${pattern} is the name of nothing: correct it, or remove the line`,
    );
}
