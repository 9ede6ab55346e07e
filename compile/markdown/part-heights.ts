/**
 * Estimated heights of the parts that a page is split into for lazy layout. They are CSS classes, because the content
 * security policy allows no inline styles. `src/prose/styles/part-heights.global.css` has a rule for each class; a unit
 * test compares the two.
 */

/** Heights in pixels of the CSS classes `part-0`, `part-1` and so on. Each is a fifth larger than the previous one. */
export const partHeights: readonly number[] = Array.from({ length: 40 }, (_, step) => Math.round(40 * 1.2 ** step));

/**
 * Returns the CSS class whose height is closest to an estimate.
 *
 * @param height in pixels
 */
export function partHeightClass(height: number): string {
  const step = Math.round(Math.log(Math.max(height, 1) / 40) / Math.log(1.2));
  return `part-${Math.min(Math.max(step, 0), partHeights.length - 1)}`;
}
