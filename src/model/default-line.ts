/**
 * Describes the default value of an option or another setting in one line. Used by pages, interactive tables, and link
 * previews.
 */
import { withoutModeRepeats } from './mode-cases.ts';
import {
  conditionClause,
  type ConditionTexts,
  isAboutOtherSetting,
  otherwise,
  withAnyName,
} from './default-condition.ts';

/** Fields that describe the default value of an option or another setting. */
export interface HasDefault {
  /** JavaScript source of the default value, or one source per case. */
  default?: string | readonly { when: string; value: string }[];
  /** Whether the option is required. */
  required?: true;
  /** What happens if the option isn't set, or what a default described in words resolves to. */
  unset?: string;
}

/** Kinds of facts about webpack (`facts/types.ts`) that describe things a user can set. */
const settable: ReadonlySet<string> = new Set(['option', 'devserver', 'middleware', 'plugin-option', 'env', 'comment']);

/**
 * Whether a fact about webpack describes something that a user can set: an option, a flag, an environment variable, or
 * a magic comment.
 */
export function canBeSet({ id, group }: { id: string; group?: string }): boolean {
  const kind = id.slice(0, id.indexOf(':'));
  return settable.has(kind) || (kind === 'cli' && group !== 'command');
}

/** One part of the line that describes a default: a value and its condition. */
export interface DefaultPart {
  /** JavaScript source of the default value, or prose if `inWords` is true. */
  text: string;
  inWords: boolean;
  /**
   * Condition such as `in production`. The clause `otherwise` comes before the value. Empty if the value always
   * applies, or applies unless one of the following conditions holds.
   */
  clause: string;
  /** Whether this is the default value that applies if no condition does. */
  isOtherwise: boolean;
  /** What the default value resolves to, shown after a colon. Code in it is in backticks. */
  note: string;
}

/** Wording of a line about a default value, in one language. */
interface DefaultTexts {
  conditions: ConditionTexts;
  orWhen: (before: string, condition: string) => string;
  /**
   * Replaces the cases for development mode if they differ from others only in the name of the mode. `inDevelopment` is
   * the condition, and `modeReplaced` is the difference.
   */
  inDevelopment: string;
  modeReplaced: string;
  notSet: string;
  ofItsOptions: string;
  noneRequired: string;
}

/**
 * Text that is shown as the default of an object that always exists and whose options have their own defaults
 * (`facts/defaults/`).
 */
export const ofItsOptions = 'the defaults of its options';

/** Default value that is recorded for an option that webpack leaves unset. */
const unsetValue = 'undefined';

/** Matches default values that are described in words (`facts/defaults/value-text.ts`). */
const inWords = /^\[?(?:a (?:function|plugin)|an instance of)\b/;

/**
 * Returns the parts of the line that describes a default value. Cases that depend on other settings come after the
 * usual ones, experiments last. Merges consecutive cases with the same value. If development only changes the name of
 * the mode, one sentence replaces its cases. Keeps a condition verbatim if it can't be turned into a clause, so that
 * the checks report it.
 *
 * @param locale language for joining lists, such as `en-US`
 */
export function defaultLine(entry: HasDefault, texts: DefaultTexts, locale: string): DefaultPart[] {
  const part = (value: string, clause = '', isOtherwise = false): DefaultPart => ({
    text: value === unsetValue ? texts.notSet : value === ofItsOptions ? texts.ofItsOptions : value,
    inWords: value === unsetValue || value === ofItsOptions,
    clause,
    isOtherwise,
    note: '',
  });
  const shorter = Array.isArray(entry.default) ? withoutModeRepeats(entry.default) : undefined;
  const parts = partsOfDefault(shorter ? { ...entry, default: shorter } : entry, texts, locale).map(
    ({ value, clause, isOtherwise }) => part(value, clause, isOtherwise),
  );
  if (entry.default === undefined && entry.required) return [{ ...part(texts.noneRequired), inWords: true }];
  if (parts.length === 0) parts.push(part(unsetValue));
  const noted =
    parts.findLast(({ text }) => text === texts.notSet) ??
    parts.find(({ text }) => inWords.test(text)) ??
    parts.find(({ isOtherwise }) => isOtherwise) ??
    parts[0];
  if (noted && entry.unset !== undefined) noted.note = entry.unset;
  if (shorter) parts.push({ ...part(texts.inDevelopment), inWords: true, note: texts.modeReplaced });
  return parts;
}

interface Case {
  value: string;
  clause: string;
  isOtherwise: boolean;
}

function partsOfDefault({ default: value }: HasDefault, { conditions, orWhen }: DefaultTexts, locale: string): Case[] {
  if (value === undefined) return [];
  if (typeof value === 'string') return [{ value, clause: '', isOtherwise: false }];
  const cases: Case[] = [];
  for (const each of ordinaryFirst(value).map(withAnyName)) {
    const last = cases.at(-1);
    const isOtherwise = each.when === otherwise;
    const clause = conditionClause(each.when, conditions, locale) ?? each.when;
    // Cases of a default after the usual one depend on other settings. They can be merged with any case that has the
    // same value.
    const isAfter = cases.some((one) => one.isOtherwise);
    const same = isAfter ? cases.find((one) => one.value === each.value && !one.isOtherwise) : undefined;
    if (same) same.clause = orWhen(same.clause, clause);
    else if (last?.value !== each.value || isAfter) cases.push({ value: each.value, clause, isOtherwise });
    // If the last case of a default repeats the previous value, the previous condition is redundant.
    else if (isOtherwise) Object.assign(last, { clause, isOtherwise });
    else last.clause = orWhen(last.clause, clause);
  }
  // If the usual value comes first, there is nothing that “otherwise” could refer to.
  if (cases[0]?.isOtherwise) cases[0].clause = '';
  return cases;
}

/**
 * Moves the cases that depend on other settings behind the usual ones. Moves only those at the beginning, because a
 * later case applies only if none before it does.
 */
function ordinaryFirst<Each extends { when: string }>(cases: readonly Each[]): Each[] {
  const found = cases.findIndex(({ when }) => !isAboutOtherSetting(when));
  const settings = cases.slice(0, Math.max(0, found));
  const isExperiment = ({ when }: Each): boolean => /(?:^|, )experiments\./.test(when);
  return [
    ...cases.slice(settings.length),
    ...settings.filter((one) => !isExperiment(one)),
    ...settings.filter(isExperiment),
  ];
}

/** Returns the description of a default value as plain text, such as `true in production; otherwise false`. */
export function defaultText(parts: readonly DefaultPart[]): string[] {
  return parts.map(({ text, clause, isOtherwise, note }) => {
    const said = [isOtherwise ? [clause, text] : [text, clause]].flat().filter(Boolean).join(' ');
    return note ? `${said}: ${note.replaceAll('`', '')}` : said;
  });
}
