import { isListOf } from '../../model/json-shape.ts';
import { onHost, onSite } from '../../model/on-host.ts';
import { keysAddress, type KeyLink, type PageKeys } from '../../model/option-links.ts';
import { fetchJson } from '../../ui/browser/fetch-json.ts';
import { formOf } from '../config-form/config-form.ts';

const isPageKeys = isListOf(isListOf((key): key is KeyLink => Array.isArray(key) && key.length === 3));

/** Fetched option keys by page. Failed requests are retried. */
const fetched = new Map<string, Promise<PageKeys>>();

/**
 * Turns the option keys in a code block into links, for the visible configuration format. The links take up no extra
 * space, so nothing moves.
 */
export async function linkKeys(figure: HTMLElement): Promise<void> {
  const form = formOf(figure);
  const code = figure.querySelector('code');
  if (!code || figure.dataset.linked === form) return;
  figure.dataset.linked = form;
  try {
    const keys = await keysOf(onSite(location.pathname));
    if (figure.dataset.linked === form) placeLinks(code, form, keys[numberOf(figure)] ?? []);
  } catch (error) {
    delete figure.dataset.linked;
    console.warn(error);
  }
}

/** Returns the 0-based index of a code block among the page's blocks with option keys. */
function numberOf(figure: HTMLElement): number {
  return [...(figure.closest('.prose')?.querySelectorAll('[data-keys]') ?? [])].indexOf(figure);
}

async function keysOf(path: string): Promise<PageKeys> {
  const known = fetched.get(path) ?? fetchJson(keysAddress(path), isPageKeys);
  fetched.set(path, known);
  try {
    return await known;
  } catch (error) {
    fetched.delete(path);
    throw error;
  }
}

/** Wraps the option keys in a code block in links, for one configuration format. */
function placeLinks(code: Element, form: string, keys: readonly KeyLink[]): void {
  const nodes = textNodes(code, form);
  const lines = linesOf(nodes);
  const ends = new Map<number, number>();
  // Wrap option keys from last to first, so that splitting text nodes doesn't shift the positions of earlier keys.
  const found = keys.flatMap(([line, name, address]) => {
    const { text, start } = lines[line - 1] ?? { text: '', start: 0 };
    const at = keyIn(text, name, ends.get(line) ?? 0);
    if (at === undefined) return [];
    ends.set(line, at + name.length);
    return [{ start: start + at, length: name.length, address }];
  });
  for (const { start, length, address } of found.toReversed()) wrap(nodes, { start, length }, address);
}

interface PlacedText {
  node: Text;
  start: number;
}

/** Returns the text nodes of a code block that belong to the visible format of a configuration. */
function textNodes(code: Element, form: string): PlacedText[] {
  const nodes: PlacedText[] = [];
  const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
  let start = 0;
  for (let node = walker.nextNode() as Text | null; node; node = walker.nextNode() as Text | null) {
    const part = node.parentElement?.closest('span:is(.esm, .cjs, .ts)');
    if (part && !part.classList.contains(form)) continue;
    nodes.push({ node, start });
    start += node.data.length;
  }
  return nodes;
}

function linesOf(nodes: readonly PlacedText[]): { text: string; start: number }[] {
  let start = 0;
  return nodes
    .map(({ node }) => node.data)
    .join('')
    .split('\n')
    .map((text) => {
      const line = { text, start };
      start += text.length + 1;
      return line;
    });
}

/**
 * Returns the position of an option key in a line of code, searching from `from`. The key must be followed by `:`, `,`,
 * `(`, `}`, or the end of the line.
 */
export function keyIn(line: string, name: string, from: number): number | undefined {
  const escaped = name.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&');
  const expression = new RegExp(`(?<![\\w$.])${escaped}(?=["']?\\s*(?:[:,(}]|$))`, 'g');
  expression.lastIndex = from;
  return expression.exec(line)?.index;
}

function wrap(
  nodes: readonly PlacedText[],
  { start, length }: { start: number; length: number },
  address: string,
): void {
  const place = nodes.find((one) => one.start <= start && start + length <= one.start + one.node.data.length);
  if (!place || place.node.parentElement?.closest('a')) return;
  const key = start === place.start ? place.node : place.node.splitText(start - place.start);
  if (key.data.length > length) key.splitText(length);
  const link = document.createElement('a');
  link.className = 'key';
  link.href = onHost(address);
  key.replaceWith(link);
  link.append(key);
}
