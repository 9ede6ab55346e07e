/**
 * Shows the sidebar as a drawer in narrow windows. The drawer's state is an attribute of the root element
 * (`data-drawer`). The state only affects styles and focus, so no component has to render.
 */
import { EDGE, isOpenAfter, isSwipe, type Point, shiftOf } from './drawer-swipe.ts';

const narrow = '(width < 1024px)';

function drawer(): HTMLElement | null {
  return document.getElementById('sidebar');
}

/**
 * Returns the elements behind the open drawer: the siblings of the drawer and of its ancestors, except the backdrop.
 */
function behind(): HTMLElement[] {
  return [...document.body.querySelectorAll<HTMLElement>(':scope > *, #root > *, #root > :has(> #sidebar) > *')].filter(
    (element) => !element.matches(':has(#sidebar), #sidebar, #drawer-backdrop, script, dialog'),
  );
}

function isOpen(): boolean {
  return document.documentElement.dataset.drawer === 'open';
}

/** Opens the drawer and makes everything behind it inert. */
export function openDrawer(): void {
  if (isOpen() || !matchMedia(narrow).matches) return;
  document.documentElement.dataset.drawer = 'open';
  for (const element of behind()) element.inert = true;
  menuButton()?.setAttribute('aria-expanded', 'true');
  drawer()?.querySelector<HTMLElement>('[data-close]')?.focus({ preventScroll: true });
}

/**
 * Closes the navigation drawer and returns the focus to the menu button, unless the focus has already moved elsewhere.
 */
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

/**
 * Adds the listeners that close the navigation drawer and handle swipes. Then handles the event that caused this chunk
 * to load.
 */
export function startDrawerGestures(event?: Event): void {
  if (event?.type === 'touchstart') followFinger(event as TouchEvent);
  if (hasStarted) return;
  hasStarted = true;
  document.addEventListener('click', (event) => {
    const { target } = event;
    if (!(target instanceof Element)) return;
    if (!isOpen()) return;
    const link = target.closest<HTMLAnchorElement>('#sidebar a[href]');
    // Close the drawer immediately only for links to headings on this page. Other links close it once the new page is
    // shown.
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

/** Follows one touch on the drawer from start to end. */
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
      // The first movement of a touch decides whether the reader is scrolling or swiping.
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

/** Returns the position of a touch, mirrored horizontally if the drawer opens from the right. */
function pointOf({ clientX, clientY }: Touch): Point {
  return { x: isMirrored() ? innerWidth - clientX : clientX, y: clientY };
}

/** Whether the drawer is on the right, as in right-to-left languages. */
function isMirrored(): boolean {
  return document.documentElement.dir === 'rtl';
}

/**
 * Whether the touch is on an element that is scrolled horizontally, so that a swipe scrolls it back instead of opening
 * the drawer.
 */
function scrollsSideways(target: EventTarget | null): boolean {
  const scroller = target instanceof Element ? target.closest('pre, .table') : null;
  return (scroller?.scrollLeft ?? 0) > 0;
}
