import { singleKeysOff } from '../../model/single-keys.ts';

/**
 * The keys of the search, and what is typed until its field is there. Part of the head script, so that neither waits for the
 * app. The text is kept on the document root, where the app takes it from (`takeTyped`).
 */

/** Starts to listen: a key of the search is a click on its button, and what is typed after a click is kept for the field. */
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

/** `/` outside of fields, unless the reader wants no single keys; Ctrl-K, Cmd-K. */
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

/** Whether what is typed there is the field's own business. */
function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));
}

/** Keeps what is typed instead of letting it move the page, until somebody takes it. Escape gives the keys back. */
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

/** The text after a key; nothing for keys that do not write, and in other fields. */
function typedAfter(text: string, { key, ctrlKey, metaKey, altKey, target }: KeyboardEvent): string | undefined {
  if (ctrlKey || metaKey || altKey || isField(target)) return undefined;
  if (key === 'Backspace') return text.slice(0, -1);
  return key.length === 1 ? text + key : undefined;
}
