/**
 * Estimated heights of parts, as classes: a policy without inline styles leaves no other way to say them in static HTML.
 * `src/ui/part-heights.global.css` has a rule for each; a unit test compares the two.
 */

/** Pixels of the classes `part-0`, `part-1` and so on, each a fifth more than the one before. */
export const partHeights: readonly number[] = Array.from({ length: 40 }, (_, step) => Math.round(40 * 1.2 ** step));

/** The class whose height is nearest. @param height in pixels */
export function partHeightClass(height: number): string {
  const step = Math.round(Math.log(Math.max(height, 1) / 40) / Math.log(1.2));
  return `part-${Math.min(Math.max(step, 0), partHeights.length - 1)}`;
}
