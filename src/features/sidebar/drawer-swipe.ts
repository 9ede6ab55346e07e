/** Swipe rules of the drawer, as pure functions (specification, section 9). */

/** Distance in px after which a swipe opens or closes the drawer. */
const THRESHOLD = 20;
/** Distance in px up to which the drawer follows the finger. */
const LONGEST_DRAG = 295;
/** Ratio of vertical to horizontal movement above which a touch counts as scrolling. */
const STEEPEST = 0.8;
/** Width in px of the area at the left edge where an opening swipe can start. */
export const EDGE = 40;

export interface Point {
  x: number;
  y: number;
}

/** Whether a touch from `start` to `now` is a horizontal swipe in the direction that opens (right) or closes (left). */
export function isSwipe(start: Point, now: Point, isOpen: boolean): boolean {
  const dx = now.x - start.x;
  const dy = now.y - start.y;
  return (isOpen ? dx < 0 : dx > 0) && Math.abs(dy / dx) < STEEPEST;
}

/**
 * Offset of the drawer to the left during a touch.
 *
 * @param width of the drawer, in pixels
 * @returns pixels, 0 when wide open
 */
export function shiftOf(start: Point, now: Point, { isOpen, width }: { isOpen: boolean; width: number }): number {
  const dx = Math.max(-LONGEST_DRAG, Math.min(LONGEST_DRAG, now.x - start.x));
  return Math.max(-width, Math.min(0, isOpen ? dx : dx - width));
}

/** Whether the drawer is open after the touch ends. */
export function isOpenAfter(start: Point, end: Point, isOpen: boolean): boolean {
  if (!isSwipe(start, end, isOpen)) return isOpen;
  return Math.abs(end.x - start.x) > THRESHOLD ? !isOpen : isOpen;
}
