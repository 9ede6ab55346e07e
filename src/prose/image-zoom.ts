import './image-zoom.global.css';

/**
 * Enlarges images that were scaled down to fit their container. A click or Enter enlarges an image, and a click or
 * Escape closes it.
 */
export function startImageZoom(): void {
  document.addEventListener('click', ({ target }) => {
    if (isZoomable(target)) zoom(target);
  });
  document.addEventListener('keydown', (event) => {
    if ((event.key !== 'Enter' && event.key !== ' ') || !isZoomable(event.target)) return;
    event.preventDefault();
    zoom(event.target);
  });
  // Check whether images can be enlarged once they have loaded, because their size isn't known earlier. `load` doesn't
  // bubble, so listen in the capture phase.
  document.addEventListener('load', ({ target }) => offer(target), { capture: true });
  const offerAll = () => document.querySelectorAll('.prose img').forEach(offer);
  offerAll();
  document.addEventListener('page-shown', offerAll);
}

function isZoomable(target: EventTarget | null): target is HTMLImageElement {
  return (
    target instanceof HTMLImageElement &&
    target.closest('.prose') !== null &&
    !target.closest('a, button') &&
    target.naturalWidth > target.clientWidth
  );
}

/** Makes an image that can be enlarged focusable, and tells screen readers that it opens a dialog. */
function offer(target: EventTarget | null): void {
  if (!isZoomable(target)) return;
  target.tabIndex = 0;
  target.setAttribute('aria-haspopup', 'dialog');
}

function zoom(image: HTMLImageElement): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  dialog.setAttribute('aria-label', image.alt || TEXTS.prose.image);
  const close = document.createElement('button');
  close.type = 'button';
  close.setAttribute('aria-label', TEXTS.prose.close);
  const large = document.createElement('img');
  large.src = image.currentSrc || image.src;
  large.alt = image.alt;
  dialog.append(large, close);
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
