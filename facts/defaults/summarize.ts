import type { DefaultCase, FactDefault } from '../types.ts';
import type { Surroundings } from './effective.ts';

/** The value of an option's default, observed with a certain mode and target. */
export interface Observation extends Surroundings {
  /** The observed value of the default, as JavaScript source. */
  value: string;
}

/**
 * Summarizes the observed values of a default in as few cases as possible: a single value, or cases by mode, by target,
 * or by both. The last case is `otherwise`. Returns undefined if there are no observations.
 */
export function summarize(observed: readonly Observation[]): FactDefault | undefined {
  const [first] = observed;
  if (!first) return undefined;
  if (observed.every(({ value }) => value === first.value)) return first.value;
  return casesBy(observed, modeText) ?? casesBy(observed, targetText) ?? withoutRepetition(casesByBoth(observed));
}

/** Drops the cases directly before `otherwise` that have its value, because they are redundant. */
function withoutRepetition(cases: DefaultCase[]): DefaultCase[] {
  const last = cases.at(-1);
  const different = cases.findLastIndex(({ value }) => value !== last?.value);
  return last ? [...cases.slice(0, different + 1), last] : cases;
}

const modeText = ({ mode }: Surroundings): string => JSON.stringify(mode);

/** Formats a value of `target` as JavaScript source: `"node"`, `["web", "es5"]`. */
const targetText = ({ target }: Surroundings): string =>
  Array.isArray(target) ? `[${target.map((one) => JSON.stringify(one)).join(', ')}]` : JSON.stringify(target);

/**
 * Returns the cases of a default if the mode alone, or the target alone, determines the value. Otherwise returns
 * undefined.
 */
function casesBy(observed: readonly Observation[], textOf: typeof modeText): DefaultCase[] | undefined {
  const values = new Map<string, string>();
  for (const one of observed) {
    const known = values.get(textOf(one));
    if (known !== undefined && known !== one.value) return undefined;
    values.set(textOf(one), one.value);
  }
  return grouped([...values], textOf === modeText ? 'mode' : 'target');
}

/** Returns the cases of a default by target for each mode. Modes with the same cases are combined. */
function casesByBoth(observed: readonly Observation[]): DefaultCase[] {
  const modesByCases = new Map<string, { modes: Set<string>; cases: DefaultCase[] }>();
  for (const mode of new Set(observed.map(modeText))) {
    const cases = grouped(
      observed.filter((one) => modeText(one) === mode).map((one) => [targetText(one), one.value]),
      'target',
    );
    const key = JSON.stringify(cases);
    const known = modesByCases.get(key);
    if (known) known.modes.add(mode);
    else modesByCases.set(key, { modes: new Set([mode]), cases });
  }
  const groups = [...modesByCases.values()].sort(
    (one, other) => one.modes.size - other.modes.size || one.cases.length - other.cases.length,
  );
  const last = groups.length - 1;
  return groups.flatMap(({ modes, cases }, index) =>
    cases.map(({ when, value }) => {
      if (index === last) return { when, value };
      const mode = `mode: ${[...modes].join(' or ')}`;
      return { when: when === 'otherwise' ? mode : `${mode}, ${when}`, value };
    }),
  );
}

/** The value of `target` that applies if a configuration sets none and there is no browserslist configuration. */
const usualTarget = '"web"';

/**
 * Combines modes or targets for which a default has the same value. The last case has the value that most readers get:
 * the value for the usual target or, if no case has that, the most common value.
 */
function grouped(pairs: [name: string, value: string][], key: 'mode' | 'target'): DefaultCase[] {
  const names = new Map<string, string[]>();
  for (const [name, value] of pairs) names.set(value, [...(names.get(value) ?? []), name]);
  const weight = (some: string[]) => (some.includes(usualTarget) ? Infinity : some.length);
  const groups = [...names].sort(([, one], [, other]) => weight(one) - weight(other));
  return groups.map(([value, some], index) => ({
    when: index === groups.length - 1 ? 'otherwise' : `${key}: ${some.join(' or ')}`,
    value,
  }));
}
