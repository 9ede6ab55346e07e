/** Formats the properties of an option, hook, and so on as Markdown. */
import { targets } from '../../../facts/defaults/targets.ts';
import type { DefaultCase, FactDefault, FactKind } from '../../../facts/types.ts';
import type { PackagedFact } from '../library/package-data.ts';
import { cut } from '../../../compile/markdown-copy/markdown-parts.ts';
import { conditionClause } from '../../../src/model/default-condition.ts';
import { islands } from '../../../src/texts/en/islands.ts';

/** Labels for kinds of names, such as options and hooks, in a tool's answers. */
export const kindWords: Record<FactKind, string> = {
  option: 'option of the configuration',
  devserver: 'option of webpack-dev-server',
  middleware: 'option of webpack-dev-middleware',
  cli: 'command line',
  env: 'environment variable',
  hook: 'hook',
  stage: 'stage of processAssets',
  plugin: 'plugin',
  'plugin-option': 'option of a plugin',
  variable: 'variable in modules',
  comment: 'magic comment',
  'hmr-status': 'status of hot module replacement',
  stat: 'field of the stats',
  preset: 'preset of stats',
  error: 'error or warning',
  deprecation: 'deprecation',
  'loader-context': 'member of a loader’s this',
  api: 'member of the Node API',
  declaration: 'declaration of the types',
  removed: 'removed option',
};

/** The oldest webpack release that was searched for new options. Options that it has may be older. */
const firstCompared = '5.0.0';

/**
 * Formats the properties of an option, hook, and so on, such as its type and default, one per line.
 *
 * @param asked mode and target for which to show the default
 */
export function factLines(
  fact: PackagedFact,
  asked: { mode?: string | undefined; target?: string | undefined },
): string[] {
  const lines: [string, string | undefined][] = [
    ['Removed in', fact.kind === 'removed' ? fact.group : undefined],
    ['Instead', fact.instead],
    ['Type', code(fact.type)],
    ['Signature', code(fact.signature)],
    ['Class', code(fact.tapable)],
    ['Arguments', fact.args?.map(({ name, type }) => `\`${name}${type ? `: ${type}` : ''}\``).join(', ')],
    ['Returns', code(fact.returns)],
    ['Default', fact.default === undefined ? undefined : defaultText(fact.default, asked)],
    ['If not set', fact.unset],
    ['Required', fact.required ? 'yes' : undefined],
    ['Since', fact.since && `webpack ${fact.since}${fact.since === firstCompared ? ' or an earlier version' : ''}`],
    ['Since', fact.packageSince && `${fact.package} ${fact.packageSince}`],
    ['Package', fact.package],
    ['Short', fact.aliases?.map((alias) => `\`${alias}\``).join(', ')],
    ['Deprecated', deprecationText(fact)],
    ['Same as', fact.kind === 'hook' ? code(fact.sameAs?.[0]?.replace('hook:', '')) : undefined],
    ['Experimental', fact.experimental ? 'yes' : undefined],
    [
      'Message',
      fact.text
        ?.slice(0, 4)
        .map((text) => `\`${text}\``)
        .join(', '),
    ],
    ['Sets', settingsText(fact.settings)],
    ['Example', code(fact.example)],
  ];
  return lines.flatMap(([label, text]) => (text === undefined || text === '' ? [] : [`- ${label}: ${cut(text, 900)}`]));
}

function code(text: string | undefined): string | undefined {
  if (text === undefined || text === '') return undefined;
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

/**
 * Formats a deprecation. For hooks and options, it names the replacement. For anything else, it is webpack's own
 * comment.
 */
function deprecationText({ kind, deprecated }: PackagedFact): string | undefined {
  if (deprecated === undefined) return undefined;
  if (deprecated === true) return 'yes';
  if (kind !== 'hook' && kind !== 'option') return deprecated;
  const [name = '', stage] = deprecated.split(', stage ');
  return `use \`${name}\`${stage === undefined ? '' : ` with the stage \`${stage}\``}`;
}

function settingsText(settings: Record<string, string> | undefined): string | undefined {
  return (
    settings &&
    Object.entries(settings)
      .map(([name, value]) => `\`${name}: ${value}\``)
      .join(', ')
  );
}

/**
 * Formats the default of an option. If it depends on conditions, only the cases that can apply with the mode and target
 * are included.
 */
export function defaultText(
  value: FactDefault,
  { mode, target }: { mode?: string | undefined; target?: string | undefined },
): string {
  if (typeof value === 'string') return `\`${value}\``;
  const known = target === undefined ? undefined : familyOf(target);
  const asked = { mode, target: known };
  const holding = value.filter(({ when }) => mayHold(when, asked));
  // If a case certainly applies, ignore later cases. For targets whose defaults weren't computed, no case is certain.
  const dependsOnTarget = value.some(({ when }) => conditionsOf(when).some(({ about }) => about === 'target'));
  const isUnknown = target !== undefined && known === undefined && dependsOnTarget;
  const sure = isUnknown ? -1 : holding.findIndex(({ when }) => holds(when, asked));
  const told = withoutHidden(sure < 0 ? holding : holding.slice(0, sure + 1), asked);
  const text = casesText(told, sure < 0 ? undefined : holding[sure]);
  return isUnknown ? `${text}. It depends on the target, and was not computed for \`${cut(target, 60)}\`` : text;
}

/** Returns the target in the data that has the same defaults as the given one (`node` for `node20`). */
function familyOf(target: string): string | undefined {
  const name = target.replace(/^(node|electron|nwjs)[\d.]+(?=-|$)/, '$1');
  return targets.some((one) => one === name) ? name : undefined;
}

/** Removes cases of a default that can never apply, because an earlier case applies whenever they would. */
function withoutHidden(cases: readonly DefaultCase[], asked: Record<string, string | undefined>): DefaultCase[] {
  const open = ({ when }: DefaultCase): ReturnType<typeof conditionsOf> =>
    conditionsOf(when).filter(({ about, values }) => !(asked[about] !== undefined && values.includes(asked[about])));
  const isWider = (one: DefaultCase, other: DefaultCase): boolean =>
    open(one).length > 0 &&
    open(one).every(({ about, values }) =>
      open(other).some((same) => same.about === about && same.values.every((value) => values.includes(value))),
    );
  return cases.filter((one, index) => !cases.slice(0, index).some((earlier) => isWider(earlier, one)));
}

/**
 * Formats the cases of a default. The case that certainly applies comes first. If there is none, the case for
 * `otherwise` does, because it applies to most configurations.
 */
function casesText(cases: readonly DefaultCase[], sure: DefaultCase | undefined): string {
  const usual = sure ?? cases.find(({ when }) => when === 'otherwise');
  const rest = cases.filter((one) => one !== usual && one.value !== usual?.value);
  return [...(usual ? [usual] : []), ...rest]
    .map(({ when, value }) => `\`${value}\`${when === 'otherwise' ? '' : ` ${clauseOf(when)}`}`)
    .join('; ');
}

/** Words the condition of a default as the documentation pages do. */
const clauseOf = (when: string): string => conditionClause(when, islands.conditions, 'en') ?? `with ${when}`;

/** Parses the conditions of a default's case (`mode: "production", target: "web" or "node"`) into values by subject. */
function conditionsOf(when: string): { about: string; values: string[] }[] {
  return [...when.matchAll(/([\w.]+): ((?:(?:"[^"]*"|\[[^\]]*\]|[\w]+)(?: or )?)+)/g)].map(
    ([, about = '', values = '']) => ({
      about,
      values: values.split(' or ').map((each) => each.replaceAll('"', '')),
    }),
  );
}

function mayHold(when: string, asked: Record<string, string | undefined>): boolean {
  return conditionsOf(when).every(({ about, values }) => asked[about] === undefined || values.includes(asked[about]));
}

function holds(when: string, asked: Record<string, string | undefined>): boolean {
  if (when === 'otherwise') return true;
  const conditions = conditionsOf(when);
  return (
    conditions.length > 0 &&
    conditions.every(({ about, values }) => asked[about] !== undefined && values.includes(asked[about]))
  );
}
