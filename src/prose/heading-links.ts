import { copyText } from '../ui/browser/copy-text.ts';

/** How long the link next to a heading confirms that its URL was copied, in milliseconds. */
const SHOWN = 1600;

/** Makes the link next to each heading copy its URL, in addition to working as a link. */
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
