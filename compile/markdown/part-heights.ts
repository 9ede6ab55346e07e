/**
 * Estimated heights of the parts that a page is split into for lazy layout. They are CSS classes, because the content
 * security policy allows no inline styles. `src/prose/styles/part-heights.global.css` has a rule for each class; a unit
 * test compares the two.
 */

/** Heights in pixels of the CSS classes `part-0`, `part-1` and so on. Each is a fourth larger than the previous one. */
export const partHeights: readonly number[] = Array.from({ length: 28 }, (_, step) => Math.round(40 * 1.25 ** step));

/** Factors of the CSS classes `tall-1`, `tall-2` and so on, by which a part is taller on phones. */
export const phoneFactors: readonly number[] = [1.25, 1.55, 1.95, 2.5];

/** Difference in pixels between a phone and a wide window up to which a part has one height for both. */
const negligible = 100;

/**
 * Returns the CSS classes with the heights closest to an estimate, given in pixels for a wide window and a phone.
 */
export function partHeightClasses({ wide, phone }: { wide: number; phone: number }): string {
  const step = closest(partHeights, wide);
  const height = partHeights[step]!;
  const factor = Math.abs(phone - height) < negligible ? 0 : closest([1, ...phoneFactors], phone / height);
  return factor === 0 ? `part-${step}` : `part-${step} tall-${factor}`;
}

/** Returns the index of the number whose ratio to `value` is closest to 1. */
function closest(numbers: readonly number[], value: number): number {
  const distances = numbers.map((number) => Math.abs(Math.log(number / Math.max(value, 0.01))));
  return distances.indexOf(Math.min(...distances));
}
