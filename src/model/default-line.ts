/** Describes the default value of an entry in one line. Used by pages, interactive tables, and link previews. */
import { conditionClause, type ConditionTexts, otherwise } from './default-condition.ts';

/** Fields that describe the default value of an option or another entry. */
export interface HasDefault {
  /** JavaScript source of the value, or one source per case. */
  default?: string | readonly { when: string; value: string }[];
  /** Whether the option is required. */
  required?: true;
  /** What happens if the option isn't set, or the value that a default described in words resolves to. */
  unset?: string;
}

/** Kinds of facts (`facts/types.ts`) about things that a user can set. */
const settable: ReadonlySet<string> = new Set(['option', 'devserver', 'middleware', 'plugin-option', 'env', 'comment']);

/**
 * Whether a fact is about something that a user can set: an option, a flag, an environment variable, or a magic
 * comment.
 */
export function canBeSet({ id, group }: { id: string; group?: string }): boolean {
  const kind = id.slice(0, id.indexOf(':'));
  return settable.has(kind) || (kind === 'cli' && group !== 'command');
}

/** One part of the line that describes a default: a value and its condition. */
export interface DefaultPart {
  /** JavaScript source, or prose if `inWords` is true. */
  text: string;
  inWords: boolean;
  /** Condition such as `in production`. `otherwise` comes before the value. Empty if the value always applies. */
  clause: string;
  isOtherwise: boolean;
  /** What the value resolves to, shown after a colon. Code in it is in backticks. */
  note: string;
}

/** Wording of a line about a default value, in one language. */
interface DefaultTexts {
  conditions: ConditionTexts;
  orWhen: (before: string, condition: string) => string;
  notSet: string;
  ofItsOptions: string;
  noneRequired: string;
}

/**
 * Text that is shown as the default of an object that always exists and whose options have their own defaults
 * (`facts/defaults/`).
 */
export const ofItsOptions = 'the defaults of its options';

/** What the default of an option says where webpack leaves the option unset. */
const unsetValue = 'undefined';

/**
 * Returns the parts of the line that describes an entry's default. Merges consecutive cases with the same value. Keeps
 * a condition verbatim if it can't be turned into a clause, so that the checks report it.
 *
 * @param locale language for joining lists, such as `en-US`
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
    // If the last case repeats the previous value, the earlier condition is redundant.
    else last.clause = each.when === otherwise ? clause : orWhen(last.clause, clause);
  }
  const [only, ...others] = cases;
  return only && others.length === 0 ? [{ value: only.value, clause: '' }] : cases;
}

/** Returns the line as plain text, such as `true in production; otherwise false`. */
export function defaultText(parts: readonly DefaultPart[]): string[] {
  return parts.map(({ text, clause, isOtherwise, note }) => {
    const said = isOtherwise ? `${clause} ${text}` : clause ? `${text} ${clause}` : text;
    return note ? `${said}: ${note.replaceAll('`', '')}` : said;
  });
}
