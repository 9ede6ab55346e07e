/**
 * The sidebar as a drawer in narrow windows. Its state stands on the document root (`data-drawer`), because it is a
 * matter of style and focus alone: no component needs to render for it.
 */
import { EDGE, isOpenAfter, isSwipe, type Point, shiftOf } from './drawer-swipe.ts';

const narrow = '(width < 1024px)';

function drawer(): HTMLElement | null {
  return document.getElementById('sidebar');
}

/** All that stands behind the open drawer: whatever is beside it or beside what it is in, but for the surface that closes it. */
function behind(): HTMLElement[] {
  return [...document.body.querySelectorAll<HTMLElement>(':scope > *, #root > *, #root > :has(> #sidebar) > *')].filter(
    (element) => !element.matches(':has(#sidebar), #sidebar, #drawer-backdrop, script, dialog'),
  );
}

function isOpen(): boolean {
  return document.documentElement.dataset.drawer === 'open';
}

/** Opens the drawer: what is behind it cannot be reached until it is closed. */
export function openDrawer(): void {
  if (isOpen() || !matchMedia(narrow).matches) return;
  document.documentElement.dataset.drawer = 'open';
  for (const element of behind()) element.inert = true;
  menuButton()?.setAttribute('aria-expanded', 'true');
  drawer()?.querySelector<HTMLElement>('[data-close]')?.focus({ preventScroll: true });
}

/** Opens the drawer at the headings of the open page. */
function openContents(): void {
  openDrawer();
  const contents = drawer()?.querySelector('[data-reading]');
  const link = contents?.querySelector<HTMLElement>('[aria-current]') ?? contents?.querySelector<HTMLElement>('a');
  link?.focus({ preventScroll: true });
  link?.scrollIntoView({ block: 'center' });
}

/** Closes the drawer and gives the focus back to the menu button, unless it is somewhere else: a tap outside leaves it nowhere. */
function closeDrawer(): void {
  const { activeElement, body } = document;
  const hadFocus = activeElement === body || drawer()?.contains(activeElement);
  delete document.documentElement.dataset.drawer;
  for (const element of behind()) element.inert = false;
  menuButton()?.setAttribute('aria-expanded', 'false');
  if (hadFocus) menuButton()?.focus({ preventScroll: true });
}

function menuButton(): HTMLElement | null {
  return document.querySelector('[aria-controls="sidebar"]');
}

let hasStarted = false;

/** Starts all that closes the drawer, and the swipes that open and close it; carries on with the event that asked for it. */
export function startDrawerGestures(event?: Event): void {
  if (event?.type === 'click') openContents();
  if (event?.type === 'touchstart') followFinger(event as TouchEvent);
  if (hasStarted) return;
  hasStarted = true;
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (target.closest('[data-contents]')) {
      event.preventDefault();
      openContents();
      return;
    }
    if (!isOpen()) return;
    const link = target.closest<HTMLAnchorElement>('#sidebar a[href]');
    // Other pages close it once they are shown; a heading of this one has nothing to wait for.
    if (target.closest('#drawer-backdrop, #sidebar [data-close]') || link?.pathname === location.pathname)
      closeDrawer();
  });
  document.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape' && isOpen()) closeDrawer();
  });
  document.addEventListener('page-shown', () => isOpen() && closeDrawer());
  matchMedia(narrow).addEventListener('change', () => isOpen() && closeDrawer());
  document.addEventListener('touchstart', followFinger, { passive: true });
}

/** Follows one touch from its start to its end. */
function followFinger({ touches, target }: TouchEvent): void {
  const panel = drawer();
  const finger = touches[0];
  if (!panel || !finger || touches.length > 1 || !matchMedia(narrow).matches) return;
  const start = pointOf(finger);
  const wasOpen = isOpen();
  if (!wasOpen && (start.x > EDGE || scrollsSideways(target))) return;
  const touch = new AbortController();
  const { signal } = touch;
  let isDragging = false;
  let last = start;

  const move = (event: TouchEvent) => {
    const now = event.touches[0];
    if (!now) return;
    last = pointOf(now);
    if (!isDragging && !isSwipe(start, last, wasOpen)) {
      // Its first movement decides: a scroll stays a scroll.
      if (Math.abs(last.y - start.y) > Math.abs(last.x - start.x)) touch.abort();
      return;
    }
    isDragging = true;
    if (event.cancelable) event.preventDefault();
    document.documentElement.dataset.drawer = 'drag';
    const shift = shiftOf(start, last, { isOpen: wasOpen, width: panel.offsetWidth });
    panel.style.setProperty('--drawer-shift', `${isMirrored() ? -shift : shift}px`);
  };
  const end = () => {
    touch.abort();
    panel.style.removeProperty('--drawer-shift');
    if (!isDragging) return;
    if (wasOpen) document.documentElement.dataset.drawer = 'open';
    else delete document.documentElement.dataset.drawer;
    const willBeOpen = isOpenAfter(start, last, wasOpen);
    if (willBeOpen && !wasOpen) openDrawer();
    if (!willBeOpen && wasOpen) closeDrawer();
  };
  document.addEventListener('touchmove', move, { passive: false, signal });
  document.addEventListener('touchend', end, { signal });
  document.addEventListener('touchcancel', end, { signal });
}

/** As seen from the edge that the drawer comes from. */
function pointOf({ clientX, clientY }: Touch): Point {
  return { x: isMirrored() ? innerWidth - clientX : clientX, y: clientY };
}

/** Whether the drawer is at the right, as everything is in languages written from right to left. */
function isMirrored(): boolean {
  return document.documentElement.dir === 'rtl';
}

/** Whether the touch is on something that itself scrolls to the side and is not at its start. */
function scrollsSideways(target: EventTarget | null): boolean {
  const scroller = target instanceof Element ? target.closest('pre, .table') : null;
  return (scroller?.scrollLeft ?? 0) > 0;
}
