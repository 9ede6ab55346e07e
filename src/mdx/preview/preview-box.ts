import type { Preview } from '../../model/preview.ts';
import * as styles from './preview.module.css';

/** The box that shows a preview; everything in it is text, nothing is read as HTML. */
export function previewBox({ name, type, default: value, since, text }: Preview): HTMLElement {
  const box = element('div', styles.box ?? '');
  box.id = 'link-preview';
  box.popover = 'manual';
  box.setAttribute('role', 'tooltip');
  const head = element('p', styles.name ?? '');
  head.append(element('b', '', name));
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
