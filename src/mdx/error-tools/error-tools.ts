import { assistants } from 'site/assistants.js';
import { askAddress } from '../../model/assistants.ts';
import { markdownAddress } from '../../model/markdown-address.ts';
import { markdownSection } from '../../model/markdown-section.ts';
import { onHost } from '../../model/on-host.ts';
import { copyLater, fetchText } from '../../ui/browser/copy-later.ts';
import * as styles from './error-tools.module.css';

/** Milliseconds for which it is said that the section was copied. */
const shown = 1600;

/**
 * Puts a button behind a heading, which opens what can be done with its section: copy it as Markdown, or ask an assistant.
 *
 * @param page address of the page inside the site
 */
export function offerTools(heading: HTMLElement, page: string): void {
  if (heading.dataset.tools !== undefined) return;
  heading.dataset.tools = '';
  const list = document.createElement('div');
  list.popover = 'auto';
  list.className = styles.list ?? '';
  list.append(
    copyButton(heading.id, page),
    ...assistants.map((each) => assistantLink(askAddress(each, promptOf(heading.id)), each.label)),
  );
  const button = document.createElement('button');
  button.type = 'button';
  button.className = styles.button ?? '';
  button.textContent = '⋯';
  button.setAttribute('aria-label', TEXTS.prose.sectionTools);
  button.popoverTargetElement = list;
  list.addEventListener('beforetoggle', () => placeBelow(list, button));
  heading.append(button);
  heading.after(list);
}

function copyButton(id: string, page: string): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = TEXTS.page.copyMarkdown;
  button.addEventListener('click', () => {
    const say = (words: string) => {
      button.textContent = words;
      setTimeout(() => (button.textContent = TEXTS.page.copyMarkdown), shown);
    };
    copyLater(sectionOf(id, page)).then(
      () => say(TEXTS.page.copied),
      () => say(TEXTS.page.copyFailed),
    );
  });
  return button;
}

/** The section as Markdown, with its address above it. */
async function sectionOf(id: string, page: string): Promise<string> {
  const section = markdownSection(await fetchText(onHost(markdownAddress(page))), id);
  if (section === undefined) throw new Error(`${markdownAddress(page)} has no section ${id}`);
  return `<${publicAddress()}#${id}>\n\n${section}`;
}

function promptOf(id: string): string {
  return TEXTS.page.readSection(id, markdownAddress(publicAddress()));
}

/** Where programs find the page, whatever host a reader sees it on. */
function publicAddress(): string {
  return document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
}

function assistantLink(address: string, label: string): HTMLElement {
  const link = document.createElement('a');
  link.href = address;
  link.target = '_blank';
  link.rel = 'noreferrer';
  link.textContent = TEXTS.page.openIn(label);
  return link;
}

/** In the window's top layer nothing moves by itself: the list stands below its button, as long as that stays where it is. */
function placeBelow(list: HTMLElement, button: HTMLElement): void {
  const { left, bottom } = button.getBoundingClientRect();
  const room = document.documentElement.clientWidth - 220;
  list.style.left = `${Math.max(8, Math.min(left, room)) + scrollX}px`;
  list.style.top = `${bottom + scrollY}px`;
}
