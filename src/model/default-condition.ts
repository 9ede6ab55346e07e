/**
 * Turns the conditions of a default value (`DefaultCase.when` in `facts/types.ts`) into clauses that follow the value
 * in a sentence.
 */

/** Wording of the clauses in one language. Lists are passed in already joined, such as `web, node, or deno`. */
export interface ConditionTexts {
  otherwise: string;
  inModes: (modes: string) => string;
  /**
   * Name of the mode `none` in a list with other modes. When it is the only mode, the clause says that no mode is set.
   */
  modeNone: string;
  forTargets: (targets: string) => string;
  forDependencies: (types: string) => string;
  when: (name: string, value: string) => string;
  inJson: string;
  beforeNode: (version: string) => string;
}

/** The condition of a default's last case. */
export const otherwise = 'otherwise';

/**
 * Turns a condition into a clause, such as `in production for the target web` or `when cache is false`.
 *
 * @param when comma-separated parts: `mode: "production", target: "web" or ["web", "es5"]`, `in JSON`, `Node.js before
 * 22.13`
 * @param locale language for joining lists, such as `en-US`
 * @returns undefined if a part is unknown, because the result wouldn't be a sentence
 */
export function conditionClause(when: string, texts: ConditionTexts, locale: string): string | undefined {
  if (when === otherwise) return texts.otherwise;
  const parts = partsOf(when)
    .map((part) => ({ part, clause: partClause(part, texts, locale) }))
    .toSorted((one, other) => rankOf(one.part) - rankOf(other.part));
  if (parts.length === 0 || parts.some(({ clause }) => clause === undefined)) return undefined;
  return parts.reduce((text, { part, clause }, index) => {
    // A mode and a target form a single clause. Every other part is a separate one.
    const goesOn = isMode(parts[index - 1]?.part) && isTarget(part);
    return text + (index === 0 ? '' : goesOn ? ' ' : ', ') + clause;
  }, '');
}

const isMode = (part: string | undefined): boolean => part?.startsWith('mode: ') === true;
const isTarget = (part: string): boolean => part.startsWith('target: ');

/** Returns the sort order of a clause: first the mode, then the target, then the rest in its original order. */
function rankOf(part: string): number {
  if (isMode(part)) return 0;
  return isTarget(part) ? 1 : 2;
}

/** Splits a condition at commas that aren't inside a value. */
function partsOf(when: string): string[] {
  return when.match(/(?:\[[^\]]*\]|[^,[])+/g)?.map((part) => part.trim()) ?? [];
}

function partClause(part: string, texts: ConditionTexts, locale: string): string | undefined {
  if (part === 'in JSON') return texts.inJson;
  const node = /^Node\.js before ([\d.]+)$/.exec(part)?.[1];
  if (node !== undefined) return texts.beforeNode(node);
  const [, name = '', value = ''] = /^([a-z][\w.]*): (.+)$/i.exec(part) ?? [];
  if (name === '') return undefined;
  const values = value.split(' or ').map((one) => one.replace(/^"(.*)"$/, '$1'));
  const list = new Intl.ListFormat(locale, { type: 'disjunction' });
  if (name === 'mode')
    return texts.inModes(list.format(values.map((mode) => (mode === 'none' ? texts.modeNone : mode))));
  if (name === 'target') return texts.forTargets(list.format(values));
  if (name === 'dependency') return texts.forDependencies(list.format(values));
  return texts.when(name, value);
}
