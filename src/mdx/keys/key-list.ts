import * as styles from './keys.module.css';

/** What keys do, by where. Keys between which one may choose are apart by “or”. */
const keys: readonly [keys: string, meaning: string][] = [
  ['/ or Ctrl K or ⌘ K', 'Search'],
  ['↑ or ↓', 'In the search: next or previous result'],
  ['Enter', 'In the search: open the result'],
  ['← or →', 'In a row of tabs: the tab beside'],
  ['Esc', 'Close what is open: search, preview, menu'],
  ['?', 'Show this list'],
];

/** `?`, outside of fields, shows what keys there are. */
export function startKeyList(): void {
  const answer = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (key !== '?' || ctrlKey || metaKey || altKey || isField(target) || document.querySelector('dialog[open]'))
      return;
    event.preventDefault();
    showKeys();
  };
  document.addEventListener('keydown', answer);
}

function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

function showKeys(): void {
  const dialog = element('dialog', styles.dialog);
  dialog.setAttribute('aria-label', 'Keyboard shortcuts');
  const close = element('button', styles.close, '×');
  close.setAttribute('type', 'button');
  close.setAttribute('aria-label', 'Close');
  const list = element('dl', styles.list);
  for (const [names, meaning] of keys) {
    const term = element('dt');
    for (const [index, name] of names.split(' or ').entries()) {
      if (index > 0) term.append(' or ');
      term.append(element('kbd', '', name));
    }
    list.append(term, element('dd', '', meaning));
  }
  dialog.append(element('h2', '', 'Keyboard shortcuts'), close, list);
  dialog.addEventListener('click', ({ target }) => (target === dialog || target === close) && dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  className = '',
  text = '',
): HTMLElementTagNameMap[Tag] {
  const made = document.createElement(tag);
  if (className) made.className = className;
  made.textContent = text;
  return made;
}
