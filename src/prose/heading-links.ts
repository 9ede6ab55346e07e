import { copyText } from '../ui/browser/copy-text.ts';

/** Milliseconds for which the link confirms that it was copied. */
const SHOWN = 1600;

/** The link beside a heading works as usual, and also copies its address. */
export function startHeadingLinks(): void {
  document.addEventListener('click', ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('.prose a.anchor') : null;
    if (!link) return;
    void copyText(link.href).then((isCopied) => {
      if (!isCopied) return;
      link.dataset.state = 'done';
      setTimeout(() => delete link.dataset.state, SHOWN);
    });
  });
}
