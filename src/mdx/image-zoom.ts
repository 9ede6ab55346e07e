/** A click on an image of the prose shows it as large as the window; a click or Escape closes it. */
export function startImageZoom(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof HTMLImageElement) || !target.closest('.prose') || target.closest('a, button')) return;
    if (target.naturalWidth <= target.clientWidth) return;
    zoom(target);
  });
}

function zoom(image: HTMLImageElement): void {
  const dialog = document.createElement('dialog');
  dialog.className = 'zoom';
  dialog.setAttribute('aria-label', image.alt || 'Image');
  const close = document.createElement('button');
  close.type = 'button';
  close.setAttribute('aria-label', 'Close');
  const large = document.createElement('img');
  large.src = image.currentSrc || image.src;
  large.alt = image.alt;
  dialog.append(large, close);
  dialog.addEventListener('click', () => dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}
