/** The default of an entry as one line, the same in pages, in tables that wake up in the browser, and in previews. */
import { conditionClause, type ConditionTexts, otherwise } from './default-condition.ts';

/** What is known of the default of an option, or of another entry that can have one. */
export interface HasDefault {
  /** JavaScript text, or its cases. */
  default?: string | readonly { when: string; value: string }[];
  /** Whether it must be set. */
  required?: true;
  /** What happens where it is not set, or what a value in words comes to. */
  unset?: string;
}

/** Kinds of facts (`facts/types.ts`) that one sets. */
const settable: ReadonlySet<string> = new Set(['option', 'devserver', 'middleware', 'plugin-option', 'env', 'comment']);

/** Whether a fact is something that one sets: an option, a flag, a variable of the environment, a magic comment. */
export function canBeSet({ id, group }: { id: string; group?: string }): boolean {
  const kind = id.slice(0, id.indexOf(':'));
  return settable.has(kind) || (kind === 'cli' && group !== 'command');
}

/** A part of the line: what holds, and when. */
export interface DefaultPart {
  /** JavaScript text or, with `inWords`, words. */
  text: string;
  inWords: boolean;
  /** `in production`; `otherwise`, which stands before the text; empty where it always holds. */
  clause: string;
  isOtherwise: boolean;
  /** What that comes to, after a colon; code in it stands between backticks. */
  note: string;
}

/** Words of the line in one language. */
export interface DefaultTexts {
  conditions: ConditionTexts;
  orWhen: (before: string, condition: string) => string;
  notSet: string;
  ofItsOptions: string;
  noneRequired: string;
}

/** What stands as the default of an object that is always there: each option in it has its own (`facts/defaults/`). */
export const ofItsOptions = 'the defaults of its options';

/** Values that are not set, as text of a default has them. */
const unsetValue = 'undefined';

/**
 * The line of an entry, part by part. Cases after one another with the same value are one; a condition that is no clause is
 * told as it stands, for the checks to find.
 *
 * @param locale language of the lists in it: `en-US`
 */
export function defaultLine(entry: HasDefault, texts: DefaultTexts, locale: string): DefaultPart[] {
  const part = (value: string, clause = ''): DefaultPart => ({
    text: value === unsetValue ? texts.notSet : value === ofItsOptions ? texts.ofItsOptions : value,
    inWords: value === unsetValue || value === ofItsOptions,
    clause,
    isOtherwise: clause === texts.conditions.otherwise,
    note: '',
  });
  const parts = partsOfDefault(entry, texts, locale).map(({ value, clause }) => part(value, clause));
  if (entry.default === undefined && entry.required) return [{ ...part(texts.noneRequired), inWords: true }];
  if (parts.length === 0) parts.push(part(unsetValue));
  const noted = parts.findLast(({ text }) => text === texts.notSet) ?? parts.at(-1);
  if (noted && entry.unset !== undefined) noted.note = entry.unset;
  return parts;
}

function partsOfDefault(
  { default: value }: HasDefault,
  { conditions, orWhen }: DefaultTexts,
  locale: string,
): { value: string; clause: string }[] {
  if (value === undefined) return [];
  if (typeof value === 'string') return [{ value, clause: '' }];
  const cases: { value: string; clause: string }[] = [];
  for (const each of value) {
    const last = cases.at(-1);
    const clause = conditionClause(each.when, conditions, locale) ?? each.when;
    if (last?.value !== each.value) cases.push({ value: each.value, clause });
    // Whatever came before it with the same value is no case of its own.
    else last.clause = each.when === otherwise ? clause : orWhen(last.clause, clause);
  }
  const [only, ...others] = cases;
  return only && others.length === 0 ? [{ value: only.value, clause: '' }] : cases;
}

/** The line as text, for places without markup: `true in production; otherwise false`. */
export function defaultText(parts: readonly DefaultPart[]): string[] {
  return parts.map(({ text, clause, isOtherwise, note }) => {
    const said = isOtherwise ? `${clause} ${text}` : clause ? `${text} ${clause}` : text;
    return note ? `${said}: ${note.replaceAll('`', '')}` : said;
  });
}
