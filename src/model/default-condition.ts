/**
 * Turns the conditions of an option's default value (`DefaultCase.when` in `facts/types.ts`) into clauses that follow
 * the value in a sentence.
 */

/**
 * Wording of the clauses for conditions in one language. Lists are passed in already joined, such as `web, node, or
 * deno`.
 */
export interface ConditionTexts {
  otherwise: string;
  inModes: (modes: string) => string;
  /**
   * Name of the mode `none` in a list with other modes. If it is the only mode, the clause says that no mode is set.
   */
  modeNone: string;
  forTargets: (targets: string) => string;
  /** The condition about targets after one about types of dependencies. */
  withTargets: (targets: string) => string;
  /** Names of the dependency groups in `dependencyGroups`. Lists of them use “and”. */
  dependencies: Record<DependencyGroup, string>;
  forDependencies: (groups: string) => string;
  /** The condition that `package.json` has this `name`, which is in quotes. */
  packageName: (name: string) => string;
  browserslist: string;
  /** Types of files that webpack handles unless a rule does, by the option that turns this on. */
  fileTypes: Readonly<Record<string, string>>;
  /** The condition that webpack's own support for a type of file is off, which a rule for such files also causes. */
  withoutType: (option: string, type: string) => string;
  when: (name: string, value: string) => string;
  inJson: string;
  beforeNode: (version: string) => string;
  /** Marks a name or a value as code. Omitted where clauses are plain text. */
  asCode?: (text: string) => string;
}

/** webpack's types of dependencies, grouped by the syntax that creates them. */
const dependencyGroups = {
  import: ['esm', 'wasm', 'loaderImport'],
  require: ['commonjs', 'amd', 'loader', 'unknown', 'undefined'],
  worker: ['worker'],
  cssImport: ['css-import', 'css-import-local-module', 'css-import-global-module'],
  url: ['url'],
} as const;

type DependencyGroup = keyof typeof dependencyGroups;

/** The condition of the last case in a default value, which applies if no other case does. */
export const otherwise = 'otherwise';

/**
 * Turns the condition of a default value into a clause, such as `in production for the target web` or `when cache is
 * false`.
 *
 * @param when comma-separated parts: `mode: "production", target: "web" or ["web", "es5"]`, `in JSON`, `Node.js before
 * 22.13`
 * @param locale language for joining lists, such as `en-US`
 * @returns undefined if a part is unknown, because the result wouldn't be a sentence
 */
export function conditionClause(when: string, texts: ConditionTexts, locale: string): string | undefined {
  if (when === otherwise) return texts.otherwise;
  const parts = partsOf(when)
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map((part, index, all) => ({ part, clause: partClause(part, index > 0 && rankOf(all[0]!) === 0, texts, locale) }));
  if (parts.length === 0 || parts.some(({ clause }) => clause === undefined)) return undefined;
  return parts.reduce((text, { part, clause }, index) => {
    // The type of dependency, the mode, and the target form a single clause. Every other part of the condition is a
    // separate clause.
    const goesOn = index > 0 && rankOf(part) < others;
    return text + (index === 0 ? '' : goesOn ? ' ' : ', ') + clause;
  }, '');
}

/** Name that stands for any name in defaults observed with a library, a unique name, or a package (`facts/defaults/`). */
const anyName = 'shop';

/** Placeholder that defaults show instead of `anyName`. */
export const shownName = '<name>';

/**
 * Returns a case of a default with a placeholder in place of the example name. If the value doesn't contain the name,
 * it only matters that there is one.
 */
export function withAnyName<Case extends { when: string; value: string }>(one: Case): Case {
  const value = one.value.replaceAll(anyName, shownName);
  const name = value === one.value ? 'set' : `"${shownName}"`;
  return one.when.includes(`"${anyName}"`) ? { ...one, value, when: one.when.replaceAll(`"${anyName}"`, name) } : one;
}

const subjects = ['dependency: ', 'mode: ', 'target: '];
const others = subjects.length;

/**
 * Returns the sort order of a clause: the type of dependency comes first, then the mode, the target, and all others in
 * their original order.
 */
function rankOf(part: string): number {
  const rank = subjects.findIndex((subject) => part.startsWith(subject));
  return rank < 0 ? others : rank;
}

/** Splits the condition of a default value at commas that aren't inside a value. */
function partsOf(when: string): string[] {
  return when.match(/(?:\[[^\]]*\]|[^,[])+/g)?.map((part) => part.trim()) ?? [];
}

function partClause(
  part: string,
  isAfterDependency: boolean,
  texts: ConditionTexts,
  locale: string,
): string | undefined {
  if (part === 'in JSON') return texts.inJson;
  const node = /^Node\.js before ([\d.]+)$/.exec(part)?.[1];
  if (node !== undefined) return texts.beforeNode(node);
  const [, name = '', value = ''] = /^([a-z][\w.]*): (.+)$/i.exec(part) ?? [];
  if (name === '') return undefined;
  const values = value.split(' or ').map((one) => one.replace(/^"(.*)"$/, '$1'));
  const list = new Intl.ListFormat(locale, { type: 'disjunction' });
  const { asCode = (text: string) => text } = texts;
  if (name === 'mode')
    return texts.inModes(list.format(values.map((mode) => (mode === 'none' ? texts.modeNone : asCode(mode)))));
  if (name === 'target')
    return texts[isAfterDependency ? 'withTargets' : 'forTargets'](list.format(values.map(asCode)));
  if (name === 'dependency') return dependencyClause(values, texts, locale);
  if (name === 'package.json.name') return texts.packageName(value);
  if (name === 'browserslist') return texts.browserslist;
  const type = value === 'false' ? texts.fileTypes[name] : undefined;
  return type === undefined ? texts.when(asCode(name), asCode(value)) : texts.withoutType(asCode(name), type);
}

/**
 * Returns the clause for a list of dependency types, or undefined if they don't make up one or more complete groups.
 */
function dependencyClause(types: readonly string[], texts: ConditionTexts, locale: string): string | undefined {
  const groups = Object.entries(dependencyGroups).filter(([, all]) => all.every((type) => types.includes(type)));
  const named = new Set<string>(groups.flatMap(([, all]) => all));
  if (types.some((type) => !named.has(type))) return undefined;
  const names = groups.map(([group]) => texts.dependencies[group as DependencyGroup]);
  return texts.forDependencies(new Intl.ListFormat(locale, { type: 'conjunction' }).format(names));
}

/**
 * Whether the condition of a default value is about a setting other than the mode, the target, and the type of
 * dependency, on which most defaults depend.
 */
export function isAboutOtherSetting(when: string): boolean {
  return partsOf(when).some((part) => /^(?!(?:mode|target|dependency): )[a-z][\w.]*: /i.test(part));
}
