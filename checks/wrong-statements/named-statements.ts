import type { Fact, Facts } from '../../facts/types.ts';
import { sentencesOf } from '../markdown-lines.ts';
import { plain, sameValue } from './statement-cells.ts';

/** A statement about an option or another fact, in a sentence that names it as inline code. */
export interface NamedStatement {
  /** Subject of the statement as the author wrote it: `output.path`. */
  subject: string;
  /** Facts about webpack that the statement may refer to. */
  facts: Fact[];
  /** Default value or first version that the statement gives. */
  says: { default: string; isConditional: boolean; mode?: string | undefined } | { since: string };
}

const subject = '`(?<subject>[^`]+)`(?: (?:option|flag|setting|hook|method|plugin|class|variable|comment))?';
const value = '`(?<value>[^`]+)`';
const version = String.raw`(?:webpack |version )?(?<value>5\.\d+(?:\.\d+)?)`;

/** Patterns for sentences about an option's default. They capture the option and the value. */
const defaults = [
  `${subject}(?:,? which| now)? defaults to ${value}`,
  `${subject},? whose default is ${value}`,
  `${subject}[’']s default (?:value )?is ${value}`,
  `[Tt]he default ${subject} is ${value}`,
  String.raw`${subject} \((?:default:?|defaults to|by default) ${value}\)`,
  `${subject} is ${value} by default`,
  `[Bb]y default,? (?:the )?${subject} is ${value}`,
  `[Dd]efault (?:value )?(?:of|for) (?:the )?${subject} is ${value}`,
  `${value} is the default (?:value )?(?:of|for) (?:the )?${subject}`,
  '`(?<subject>[\\w.]+): (?<value>[^`]+)`(?:,| \\(| is) the default\\b',
].map((pattern) => new RegExp(String.raw`${pattern}(?<condition>,? (?:if|when|where|unless|in|for|with|on)\b)?`, 'g'));

/** Patterns for sentences about the first version that has a feature. They capture the feature and the version. */
const firsts = [
  `${subject} (?:is|are|was|were|has|have)?(?: been)?(?: ?(?:available|there|existed|exists?))? ?(?:since|added in|introduced in|new in) ${version}`,
  `${subject} came (?:with|in) ${version}`,
  String.raw`${subject} \((?:since|added in|introduced in|new in|from) ${version}\+?\)`,
].map((pattern) => new RegExp(pattern, 'g'));

/**
 * Finds statements about an option's default or first version in a line of prose.
 *
 * @param above ids of the facts that the heading above documents; their children may be named without their path
 */
export function namedStatements(line: string, facts: Facts, above: readonly string[] = []): NamedStatement[] {
  if (!/default|5\.\d/i.test(line)) return [];
  return sentencesOf(line.replaceAll(/\[(`[^`]+`)\]\([^)]*\)/g, '$1')).flatMap((sentence) => [
    ...found(inBackticks(sentence), defaults, (value, condition, mode) => ({
      default: value,
      isConditional: condition !== undefined,
      mode,
    })),
    ...found(sentence, firsts, (value) => ({ since: value })),
  ]);

  function found(
    sentence: string,
    patterns: RegExp[],
    says: (value: string, condition: string | undefined, mode: string | undefined) => NamedStatement['says'],
  ): NamedStatement[] {
    return patterns
      .flatMap((pattern) => [...sentence.matchAll(pattern)])
      .map(({ groups = {}, index, 0: { length } }) => {
        const { subject = '', value = '', condition } = groups;
        const end = index + length - (condition?.length ?? 0);
        return {
          subject,
          facts: factsNamed(subject, facts, above),
          says: says(
            value,
            condition ?? /^\s*(?:If|When|Where|Unless|In|For|With|On)\b/.exec(sentence)?.[0],
            onlyMode(sentence.slice(0, index), sentence.slice(end)),
          ),
        };
      });
  }
}

const modeNamed =
  '(?:in|with|for) (?:the )?(?:`mode: "(?<whole>\\w+)"`|[`"]*(?<name>production|development|none)[`"]* mode)';

/** Matches the words after a statement if they limit it to a webpack mode, and to nothing else. */
const modeAfter = new RegExp(String.raw`^,? ${modeNamed}\s*(?:[.;)]|$)`);

/** Matches the words before a statement if they limit it to a webpack mode, and to nothing else. */
const modeBefore = new RegExp(String.raw`^\s*${modeNamed},? (?:the )?$`, 'i');

/**
 * Returns the webpack mode that a statement is limited to. Undefined if there is none, or if there are other
 * conditions.
 */
export function onlyMode(before: string, after: string): string | undefined {
  const isOtherwiseLimited = /\b(?:if|when|where|unless|until|with|without|for|not)\b/i.test(before);
  const { whole, name } =
    (modeBefore.exec(before) ?? (isOtherwiseLimited ? undefined : modeAfter.exec(after)))?.groups ?? {};
  return whole ?? name;
}

/**
 * Returns messages about statements on a page that contradict every fact with that name.
 *
 * @param options `areDefaultsOld`: whether the statements are about defaults at an earlier date, as in a blog post
 */
export function contradictions(
  statements: readonly NamedStatement[],
  facts: Facts,
  { areDefaultsOld = false }: { areDefaultsOld?: boolean } = {},
): string[] {
  return statements.flatMap(({ subject, facts: named, says }) => {
    if ('default' in says) {
      if (areDefaultsOld) return [];
      if (named.length > 0 && named.every(isLeftUnset) && !says.isConditional)
        return isSetValue(says.default)
          ? [`the page says that ${subject} defaults to ${says.default}; webpack leaves it unset`]
          : [];
      const values = named.flatMap(({ default: value }) => valuesOf(value, says));
      if (
        values.length === 0 ||
        isOption(says.default, named, facts) ||
        values.some((value) => isDefault(says.default, value))
      )
        return [];
      return [
        `the page says that ${subject} defaults to ${says.default}; webpack has ${[...new Set(values)].join(' or ')}`,
      ];
    }
    const versions = named.flatMap(({ since }) => since ?? []);
    const isSaid = (since: string): boolean => since === says.since || since.startsWith(`${says.since}.`);
    if (versions.length === 0 || versions.some(isSaid)) return [];
    return [
      `the page says that ${subject} is there since ${says.since}; it came with ${[...new Set(versions)].join(' or ')}`,
    ];
  });
}

/** Whether webpack has no default for this configuration option. */
function isLeftUnset({ kind, default: value, required }: Fact): boolean {
  return kind === 'option' && value === undefined && !required;
}

/** Whether a default stated on a page is `true`, a number or a string, rather than a name or a word for no value. */
function isSetValue(stated: string): boolean {
  return /^(?:true|-?\d.*|".+")$/.test(plain(stated));
}

/**
 * Returns the values that an option's default may have in the webpack mode of a statement. Empty if the statement has
 * another condition and the default is a single value.
 */
function valuesOf(
  value: Fact['default'],
  { isConditional, mode }: { isConditional: boolean; mode?: string | undefined },
): string[] {
  if (typeof value === 'string') return isConditional && mode === undefined ? [] : [value];
  const cases = value ?? [];
  if (mode === undefined) return cases.map((each) => each.value);
  const possible = cases.filter(({ when }) => !/\bmode: /.test(when) || modesIn(when).includes(mode));
  // A case without another condition always applies, so the cases after it are never reached.
  const last = possible.findIndex(({ when }) => when === 'otherwise' || /^mode: "\w+"(?: or "\w+")*$/.test(when));
  return possible.slice(0, last < 0 ? undefined : last + 1).map((each) => each.value);
}

/** Returns the webpack modes that the condition of a default names. */
function modesIn(when: string): string[] {
  const [named = ''] = /\bmode: "\w+"(?: or "\w+")*/.exec(when) ?? [];
  return [...named.matchAll(/"(\w+)"/g)].map(([, mode = '']) => mode);
}

/**
 * Whether a page may call a value the default of an option. It may be the complete value, the value without quotes or
 * without the class before it, the main part of an object, or a file in the default folder. For a path in the working
 * directory, its end is enough.
 */
function isDefault(stated: string, value: string): boolean {
  const [, ending] = /^path\.\w+\((?:.*\/|.*")([^/"]+)"\)$/.exec(value) ?? [];
  if (ending !== undefined) return stated.includes(ending);
  if (sameValue(stated, value) || /\bpath\.\w+\(|\bprocess\.cwd\(|\bcontext\b/.test(value)) return true;
  if (sameValue(JSON.stringify(stated), value) || value.endsWith(`.${stated}`)) return true;
  const part = plain(stated).replaceAll(/^[{[]|[}\]]$/g, '');
  if (/^[{[]/.test(value) && plain(value).includes(part)) return true;
  return [...value.matchAll(/"([^"]+)"/g)].some(([, text]) => /^\.?\//.test(text!) && stated.startsWith(text!));
}

/**
 * Whether a stated value is the name of another option, either by its full path or as a sibling of the described
 * option.
 */
function isOption(stated: string, named: readonly Fact[], facts: Facts): boolean {
  return [undefined, ...named.map(({ parent }) => parent)].some((parent) =>
    facts.byId.has(parent === undefined ? `option:${stated}` : `${parent}.${stated}`),
  );
}

/**
 * Puts the name and the value in a sentence about a default into separate pairs of backticks. In the text, they may
 * have no backticks, or share a pair. Leaves out numbers with a unit.
 */
export function inBackticks(sentence: string): string {
  return sentence
    .replaceAll(/`([\w.]+) ((?:defaults to|is)(?: by default)?) ([^`\s]+)`/g, '`$1` $2 `$3`')
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replaceAll(bare, (word) => `\`${withoutSeparators(word)}\``)))
    .join('');
}

/** Matches a dotted name or a plain value in text without backticks. */
const bare =
  /(?<![\w.,/[(#"@-])([a-z]\w*(?:\.[a-z]\w*)+|true|false|-?\d+(?:,\d{3})*(?:\.\d+)?|"[^"\s]+")(?=[.,;:)]|\s*$| (?:is|by|defaults|now|option|if|when|where|unless|in|for|with|on|and|or|but)\b)(?![.,]\w)/g;

/** Removes the thousands separators from a number such as 10,000, as in code. */
function withoutSeparators(word: string): string {
  return /^-?\d/.test(word) ? word.replaceAll(',', '') : word;
}

/** Returns the facts about webpack that a name in inline code may refer to. */
function factsNamed(written: string, facts: Facts, above: readonly string[]): Fact[] {
  const name = written
    .replace(/^new /, '')
    .replace(/^webpack\./, '')
    .replace(/\(.*\)$/, '');
  const below = above.flatMap((id) => facts.byId.get(`${id}.${name}`) ?? facts.byId.get(`${id}[].${name}`) ?? []);
  if (below.length > 0) return below;
  const hook = /^(\w+)\.hooks\.(\w+)$/.exec(name);
  if (hook)
    return facts.ofKind('hook').filter((fact) => fact.name.toLowerCase() === `${hook[1]}.${hook[2]}`.toLowerCase());
  const plain = name.replace(/^devServer\./, '');
  return (
    ['option', 'devserver', 'plugin-option', 'plugin', 'cli', 'variable', 'comment', 'env', 'api'] as const
  ).flatMap((kind) =>
    facts
      .ofKind(kind)
      .filter((fact: Fact) => fact.name === name || (kind === 'devserver' && name !== plain && fact.name === plain)),
  );
}
