/** Decides how the drawer reacts to swipes, in pure functions (specification, section 9). */

/** Distance in pixels after which a swipe opens or closes the navigation drawer. */
const THRESHOLD = 20;
/** Maximum distance in pixels that the drawer follows the finger. */
const LONGEST_DRAG = 295;
/** Ratio of vertical to horizontal movement above which a touch counts as scrolling. */
const STEEPEST = 0.8;
/** Width in pixels of the area at the left edge of the screen where a swipe that opens the drawer can start. */
export const EDGE = 40;

export interface Point {
  x: number;
  y: number;
}

/**
 * Whether a touch that moved from `start` to `now` is a horizontal swipe: to the right while the drawer is closed, or
 * to the left while it is open.
 */
export function isSwipe(start: Point, now: Point, isOpen: boolean): boolean {
  const dx = now.x - start.x;
  const dy = now.y - start.y;
  return (isOpen ? dx < 0 : dx > 0) && Math.abs(dy / dx) < STEEPEST;
}

/**
 * Returns how far the navigation drawer is shifted to the left during a touch.
 *
 * @param width width of the drawer in pixels
 * @returns negative shift in pixels, 0 when the drawer is fully open
 */
export function shiftOf(start: Point, now: Point, { isOpen, width }: { isOpen: boolean; width: number }): number {
  const dx = Math.max(-LONGEST_DRAG, Math.min(LONGEST_DRAG, now.x - start.x));
  return Math.max(-width, Math.min(0, isOpen ? dx : dx - width));
}

/** Whether the navigation drawer is open once the touch has ended. A swipe that is long enough toggles it. */
export function isOpenAfter(start: Point, end: Point, isOpen: boolean): boolean {
  if (!isSwipe(start, end, isOpen)) return isOpen;
  return Math.abs(end.x - start.x) > THRESHOLD ? !isOpen : isOpen;
}
