/** Shortens long lists of defaults that contain the name of the mode. */

interface Case {
  when: string;
  value: string;
}

const development = 'mode: "development"';

/** Minimum number of cases to leave out, so that the sentence that replaces them is shorter. */
const fewest = 3;

/**
 * Leaves out the cases for development if each repeats another case with `"development"` in place of `"production"`, as
 * in the default of `resolve.conditionNames`.
 *
 * @returns the other cases, or undefined if some cases for development say more than that
 */
export function withoutModeRepeats<Each extends Case>(cases: readonly Each[]): Each[] | undefined {
  const repeats = cases.filter(({ when }) => when.includes(development));
  const isRepeat = ({ when, value }: Case): boolean => {
    const rest = when.split(', ').filter((part) => part !== development);
    const other = cases.find((one) => one.when === (rest.join(', ') || 'otherwise'));
    return (
      other !== undefined && value !== other.value && value.replaceAll('"development"', '"production"') === other.value
    );
  };
  if (repeats.length < fewest || !repeats.every(isRepeat)) return undefined;
  return cases.filter((one) => !repeats.includes(one));
}
