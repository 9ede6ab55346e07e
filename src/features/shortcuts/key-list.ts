import { singleKeysKey, singleKeysOff } from '../../model/single-keys.ts';
import { isField } from '../../ui/browser/is-field.ts';
import { writeStored } from '../../ui/browser/storage.ts';
import * as styles from './key-list.module.css';

/** Keyboard shortcuts and what they do, by context. `|` separates alternatives. */
const keys: readonly [keys: string, meaning: string][] = [
  ['/|Ctrl K|⌘ K', TEXTS.keys.search],
  ['↑|↓', TEXTS.keys.results],
  ['Enter', TEXTS.keys.open],
  ['←|→', TEXTS.keys.tabs],
  ['Esc', TEXTS.keys.close],
  ['Ctrl Enter|⌘ Enter', TEXTS.keys.build],
  ['Ctrl Space', TEXTS.keys.complete],
  ['Esc, Tab', TEXTS.keys.leaveEditor],
  ['?', TEXTS.keys.list],
];

/**
 * Shows the list of keyboard shortcuts when `?` is pressed outside of text fields, or when the button in the footer is
 * clicked.
 */
export function startKeyList(): void {
  document.addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    if (key !== '?' || ctrlKey || metaKey || altKey || isField(target) || document.querySelector('dialog[open]'))
      return;
    if (document.documentElement.dataset.singleKeys === singleKeysOff) return;
    event.preventDefault();
    showKeys();
  });
  document.addEventListener('click', ({ target }) => {
    if (target instanceof Element && target.closest('[data-show-keys]')) showKeys();
  });
}

function showKeys(): void {
  const dialog = element('dialog', styles.dialog);
  dialog.setAttribute('aria-label', TEXTS.keys.title);
  const close = element('button', styles.close, '×');
  close.setAttribute('type', 'button');
  close.setAttribute('aria-label', TEXTS.keys.closeList);
  const list = element('dl', styles.list);
  for (const [names, meaning] of keys) {
    const term = element('dt');
    for (const [index, name] of names.split('|').entries()) {
      if (index > 0) term.append(TEXTS.keys.or);
      term.append(element('kbd', '', name));
    }
    list.append(term, element('dd', '', meaning));
  }
  dialog.append(element('h2', '', TEXTS.keys.title), close, list, singleKeysChoice());
  dialog.addEventListener('click', ({ target }) => (target === dialog || target === close) && dialog.close());
  dialog.addEventListener('close', () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/**
 * Returns a checkbox that turns off shortcuts without Ctrl or ⌘, which can be triggered by accident or by speech input.
 */
function singleKeysChoice(): HTMLElement {
  const { dataset } = document.documentElement;
  const box = element('input');
  box.type = 'checkbox';
  box.checked = dataset.singleKeys !== singleKeysOff;
  box.addEventListener('change', () => {
    if (box.checked) delete dataset.singleKeys;
    else dataset.singleKeys = singleKeysOff;
    writeStored(singleKeysKey, box.checked ? '' : singleKeysOff);
  });
  const label = element('label', styles.choice);
  label.append(box, TEXTS.keys.single);
  return label;
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
