import type { Preview } from '../../model/preview.ts';
import * as styles from './preview.module.css';

/**
 * Creates the element of a link preview. Sets all content as text and never parses it as HTML.
 *
 * @param href URL that the preview's name links to. Set on touch screens, where a tap opens the preview instead of the
 * link.
 */
export function previewBox({ name, type, default: value, since, text }: Preview, href?: string): HTMLElement {
  const box = element('div', styles.box ?? '');
  box.id = 'link-preview';
  box.popover = 'manual';
  const head = element('p', styles.name ?? '');
  if (href === undefined) {
    box.setAttribute('role', 'tooltip');
    head.append(element('b', '', name));
  } else {
    const link = document.createElement('a');
    link.href = href;
    link.append(element('b', '', name));
    head.append(link);
  }
  if (since) head.append(' ', element('span', styles.since ?? '', since));
  box.append(head);
  const facts = element('dl', styles.facts ?? '');
  for (const [label, content] of [
    [TEXTS.prose.type, type],
    [TEXTS.prose.default, value],
  ] as const)
    if (content) facts.append(element('dt', '', label), element('dd', '', content));
  if (facts.childNodes.length > 0) box.append(facts);
  if (text) box.append(element('p', '', text));
  return box;
}

function element(tag: string, className: string, text?: string): HTMLElement {
  const made = document.createElement(tag);
  if (className) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}
