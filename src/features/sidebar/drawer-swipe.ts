/** The rules of a finger on the drawer, pure (specification, section 9). */

/** Pixels a finger must travel for the drawer to open or close. */
const THRESHOLD = 20;
/** Pixels beyond which the drawer no longer follows the finger. */
const LONGEST_DRAG = 295;
/** Vertical by horizontal travel above which a touch is a scroll. */
const STEEPEST = 0.8;
/** Pixels from the left edge in which a swipe that opens begins. */
export const EDGE = 40;

export interface Point {
  x: number;
  y: number;
}

/** Whether a touch that moved from `start` to `now` is a sideways one, towards opening (right) or closing (left). */
export function isSwipe(start: Point, now: Point, isOpen: boolean): boolean {
  const dx = now.x - start.x;
  const dy = now.y - start.y;
  return (isOpen ? dx < 0 : dx > 0) && Math.abs(dy / dx) < STEEPEST;
}

/**
 * How far the drawer is shifted to the left while the finger is down.
 *
 * @param width of the drawer, in pixels
 * @returns pixels, 0 when wide open
 */
export function shiftOf(start: Point, now: Point, { isOpen, width }: { isOpen: boolean; width: number }): number {
  const dx = Math.max(-LONGEST_DRAG, Math.min(LONGEST_DRAG, now.x - start.x));
  return Math.max(-width, Math.min(0, isOpen ? dx : dx - width));
}

/** Whether the drawer is open after the finger went up. */
export function isOpenAfter(start: Point, end: Point, isOpen: boolean): boolean {
  if (!isSwipe(start, end, isOpen)) return isOpen;
  return Math.abs(end.x - start.x) > THRESHOLD ? !isOpen : isOpen;
}
