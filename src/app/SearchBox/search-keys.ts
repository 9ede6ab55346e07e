import { singleKeysOff } from '../../model/single-keys.ts';
import { isField } from '../../ui/browser/is-field.ts';

/**
 * Keyboard shortcuts for the search, and a buffer for text typed before the search field exists. This is part of the
 * head script, so neither has to wait for the app. The buffered text is stored in a data attribute of the root element,
 * where the app reads it (`takeTyped`).
 */

/**
 * Starts listening for keys and clicks that open the search. A keyboard shortcut clicks the search button, and text
 * typed after a click on that button is buffered for the search field.
 */
export function startSearchKeys(): void {
  document.addEventListener('keydown', (event) => {
    if (!isSearchKey(event)) return;
    event.preventDefault();
    if (!document.querySelector('dialog[open]')) document.querySelector<HTMLElement>('[data-search-open]')?.click();
  });
  document.addEventListener(
    'click',
    ({ target }) => {
      if (target instanceof Element && target.closest('[data-search-open]')) keepTyping();
    },
    { capture: true },
  );
}

/**
 * Whether a key event is a search shortcut: Ctrl-K, Cmd-K, or `/` outside of fields unless the reader turned off
 * single-key shortcuts.
 */
function isSearchKey({ key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): boolean {
  if ((ctrlKey || metaKey) && !altKey && key.toLowerCase() === 'k') return true;
  return (
    key === '/' &&
    !ctrlKey &&
    !metaKey &&
    !altKey &&
    !isField(target) &&
    document.documentElement.dataset.singleKeys !== singleKeysOff
  );
}

/**
 * Buffers typed text until the search dialog takes it, and prevents those keys from scrolling the page. Escape stops
 * buffering.
 */
function keepTyping(): void {
  const { dataset } = document.documentElement;
  if (dataset.typed !== undefined) return;
  dataset.typed = '';
  const keep = (event: KeyboardEvent) => {
    if (event.key === 'Escape') delete dataset.typed;
    if (dataset.typed === undefined) return document.removeEventListener('keydown', keep, true);
    const typed = typedAfter(dataset.typed, event);
    if (typed === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    dataset.typed = typed;
  };
  document.addEventListener('keydown', keep, true);
}

/**
 * Returns the text buffered for the search field after a key press, or undefined if the key produces no text or another
 * field has the focus.
 */
function typedAfter(text: string, { key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): string | undefined {
  if (ctrlKey || metaKey || altKey || isField(target)) return undefined;
  if (key === 'Backspace') return text.slice(0, -1);
  return key.length === 1 ? text + key : undefined;
}
