/**
 * Expands an option's one-line example (`stats: { chunks: true }`) to a complete configuration that can be copied, when
 * the reader opens the example. The browser generates the configuration, so that a page with a hundred options only
 * contains a hundred lines of examples.
 */
import { wholeConfiguration } from '../../model/whole-configuration.ts';
import { tokensOf } from './tokens.ts';

/**
 * Renders the code block of an expanded example. In a table, the block gets its own row, which spans all columns. On
 * narrow screens such as phones, the cells of a table row are below each other, so the block stays next to its toggle.
 */
export function showExample(details: HTMLDetailsElement): void {
  const line = details.querySelector<HTMLElement>(':scope > code:not([hidden])');
  if (!details.open || !line) return;
  const block = codeBlock(wholeConfiguration(line.textContent ?? ''));
  const row = details.closest('tr');
  if (!row || getComputedStyle(row).display === 'block') return line.replaceWith(block);
  const cell = document.createElement('td');
  cell.colSpan = row.cells.length;
  cell.append(block);
  const below = document.createElement('tr');
  below.className = 'eg-row';
  below.append(cell);
  row.after(below);
  line.hidden = true;
  details.addEventListener('toggle', () => (below.hidden = !details.open));
}

function codeBlock(code: string): HTMLElement {
  const figure = document.createElement('figure');
  figure.className = 'code';
  figure.dataset.lang = 'js';
  const caption = document.createElement('figcaption');
  caption.textContent = 'webpack.config.js';
  const copy = document.createElement('button');
  copy.type = 'button';
  copy.className = 'copy';
  copy.setAttribute('aria-label', TEXTS.prose.copy);
  const pre = document.createElement('pre');
  pre.tabIndex = 0;
  const shown = document.createElement('code');
  shown.append(...tokensOf(code).map(({ text, kind }) => (kind ? colored(text, kind) : text)));
  pre.append(shown);
  figure.append(caption, copy, pre);
  return figure;
}

function colored(text: string, kind: string): HTMLElement {
  const token = document.createElement('i');
  token.className = kind;
  token.textContent = text;
  return token;
}
