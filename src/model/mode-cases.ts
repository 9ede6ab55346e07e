/** Shortens long lists of default values that contain the name of the mode. */

interface Case {
  when: string;
  value: string;
}

const development = 'mode: "development"';

/**
 * Minimum number of cases of a default value to leave out. With fewer cases, the sentence that replaces them wouldn't
 * be shorter.
 */
const fewest = 3;

/**
 * Leaves out the cases of a default value for development mode if each repeats another case with `"development"` in
 * place of `"production"`, as in the default of `resolve.conditionNames`.
 *
 * @returns the other cases, or undefined if some cases for development differ in another way
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
