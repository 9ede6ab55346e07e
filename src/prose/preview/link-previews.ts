/**
 * Shows link previews on hover and keyboard focus. As WCAG 1.4.13 requires, Escape dismisses a preview, the pointer can
 * move onto it, and it stays until both pointer and focus have left. Tapping an option key in code also shows it.
 */
import { canHavePreview, findPreview } from './find-preview.ts';
import { previewBox } from './preview-box.ts';

/**
 * Delay in milliseconds before a link preview is shown on hover, and the time to move the pointer from the link to the
 * preview.
 */
const rest = 300;
const onTheWay = 250;

/** Gap in pixels between a link and its preview, and between the preview and the edge of the viewport. */
const gap = 6;

/**
 * Starts the listeners that show previews for all links in prose, including those of pages shown later. Does nothing if
 * the browser doesn't support popovers.
 */
export function startLinkPreviews(): void {
  if (!('showPopover' in document.documentElement)) return;
  let shown: HTMLAnchorElement | undefined;
  let wanted: HTMLAnchorElement | undefined;
  let timer = 0;
  let box: HTMLElement | undefined;
  let isTouched = false;

  const hide = () => {
    clearTimeout(timer);
    wanted = undefined;
    shown?.removeAttribute('aria-describedby');
    shown = undefined;
    box?.remove();
    box = undefined;
  };
  const show = async (link: HTMLAnchorElement) => {
    const preview = await findPreview(link);
    if (wanted !== link || !link.isConnected) return;
    const byTouch = isTouched && isKey(link);
    if (!preview) return byTouch ? follow(link) : undefined;
    hide();
    wanted = link;
    shown = link;
    box = previewBox(preview, byTouch ? link.href : undefined);
    // Append the link preview within a landmark, for readers who navigate by landmarks.
    (link.closest('main') ?? document.body).append(box);
    box.showPopover();
    place(box, link);
    if (!byTouch) link.setAttribute('aria-describedby', box.id);
  };
  const follow = (link: HTMLAnchorElement) => {
    isTouched = false;
    link.click();
  };
  const want = (link: HTMLAnchorElement, delay: number) => {
    clearTimeout(timer);
    if (link === shown) return;
    wanted = link;
    timer = window.setTimeout(() => void show(link), delay);
  };
  const leave = () => {
    clearTimeout(timer);
    if (shown) timer = window.setTimeout(hide, onTheWay);
    else wanted = undefined;
  };

  document.addEventListener('pointerover', ({ target, pointerType }) => {
    if (pointerType !== 'mouse') return;
    const link = linkAt(target);
    if (link) return want(link, rest);
    if (target instanceof Node && box?.contains(target)) clearTimeout(timer);
    else if (shown ? document.activeElement !== shown : wanted) leave();
  });
  document.addEventListener('focusin', ({ target }) => {
    const link = linkAt(target);
    if (link?.matches(':focus-visible')) want(link, 0);
    else hide();
  });
  document.addEventListener('focusout', () => {
    if (!shown?.matches(':hover') && !box?.matches(':hover')) hide();
  });
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && hide());
  document.addEventListener('pointerdown', ({ pointerType }) => (isTouched = pointerType !== 'mouse'));
  // Touch screens have no hover. On them, tapping an option key in code shows its preview, which links to the
  // documentation.
  window.addEventListener(
    'click',
    (event) => {
      const link = linkAt(event.target);
      if (!link || !isTouched || event.detail === 0 || !isKey(link) || link === shown) return;
      event.preventDefault();
      event.stopPropagation();
      want(link, 0);
    },
    true,
  );
  document.addEventListener('click', hide);
  document.addEventListener('page-shown', hide);

  // Handle the link that was hovered or focused before this chunk was loaded.
  const reached = linkAt(document.querySelector('.prose a:hover') ?? document.activeElement);
  if (reached) want(reached, rest);
}

/** Whether a link is an option key in a code block (`src/prose/option-links/`). */
const isKey = (link: HTMLAnchorElement): boolean => link.matches('a.key');

function linkAt(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && canHavePreview(link) ? link : undefined;
}

/**
 * Positions the link preview below the link if there is room, and otherwise above it, within the viewport. The preview
 * scrolls with the page.
 */
function place(box: HTMLElement, link: HTMLElement): void {
  const [line] = link.getClientRects();
  if (!line) return;
  const { width, height } = box.getBoundingClientRect();
  const isAbove = line.bottom + gap + height > innerHeight && line.top - gap - height > 0;
  const left = Math.max(gap, Math.min(line.left, document.documentElement.clientWidth - width - gap));
  box.style.left = `${left + scrollX}px`;
  box.style.top = `${(isAbove ? line.top - gap - height : line.bottom + gap) + scrollY}px`;
}
