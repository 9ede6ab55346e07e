/**
 * Shows the open page's headings in narrow windows, in a sheet at the bottom within reach of the thumb. The sheet is a
 * native modal dialog: the page behind it is inert, Escape or a tap outside closes it, and the focus then returns to
 * the button that opened it.
 */
import * as styles from './contents-sheet.module.css';

/** Opens the sheet with the page's headings, scrolled to the current heading. */
export function openContents(): void {
  const links = document.querySelectorAll<HTMLAnchorElement>('#sidebar [data-reading] a[href^="#"]');
  const dialog = document.createElement('dialog');
  dialog.className = styles.sheet ?? '';
  dialog.setAttribute('aria-labelledby', 'contents-title');
  dialog.append(header(), listOf(links));
  dialog.addEventListener('click', ({ target }) => {
    // A click on the dialog element itself is outside its content, so it closes the sheet.
    if (target === dialog || (target instanceof Element && target.closest('a, button'))) dialog.close();
  });
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
  const current = dialog.querySelector<HTMLElement>('[aria-current]') ?? dialog.querySelector<HTMLElement>('li a');
  current?.focus({ preventScroll: true });
  current?.scrollIntoView({ block: 'center' });
}

function header(): HTMLElement {
  const head = document.createElement('div');
  head.className = styles.head ?? '';
  const title = document.createElement('h2');
  title.id = 'contents-title';
  title.textContent = TEXTS.page.onThisPage;
  const close = document.createElement('button');
  close.type = 'button';
  close.setAttribute('aria-label', TEXTS.close);
  close.textContent = '×';
  head.append(title, close);
  return head;
}

/** Returns a list with copies of the sidebar's heading links, with the same indentation. */
function listOf(links: NodeListOf<HTMLAnchorElement>): HTMLElement {
  const list = document.createElement('ul');
  list.append(
    ...[...links].map((link) => {
      const item = document.createElement('li');
      if (!link.closest('ul')?.hasAttribute('data-reading')) item.className = styles.deep ?? '';
      item.append(link.cloneNode(true));
      return item;
    }),
  );
  for (const link of list.querySelectorAll('a')) link.removeAttribute('class');
  return list;
}
