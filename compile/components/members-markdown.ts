import type { Element, ElementContent } from 'hast';
import { toString } from 'hast-util-to-string';

/**
 * A list of members as Markdown, for the copy of the page that is Markdown: an item for each, with its signature as code and
 * what is said of it; titles and groups stand above as paragraphs.
 *
 * @param shown what `<Declarations>` shows on the page
 */
export function membersMarkdown(shown: readonly ElementContent[]): string {
  return elements(shown)
    .map((element) => (element.tagName === 'dl' ? listOf(element) : paragraph(element)))
    .join('\n\n');
}

function paragraph(element: Element): string {
  const text = inline(element.children);
  return element.properties.className === undefined || !isTitle(element) ? text : `**${text}**`;
}

function isTitle({ properties }: Element): boolean {
  return [properties.className].flat().some((name) => name === 'member-group' || name === 'member-title');
}

function listOf({ children }: Element): string {
  const items: string[] = [];
  for (const element of elements(children)) {
    const text = elements(element.children).length > 0 ? inline(element.children) : '';
    if (element.tagName === 'dt') items.push(`- ${text}`);
    else if (text !== '') items.push(`${items.pop()!}: ${text}`);
  }
  return items.join('\n');
}

/** Text of a line, in which code and comments of the package keep their marks. */
function inline(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node): string => {
      if (node.type === 'text') return node.value.replaceAll('<', String.raw`\<`);
      if (node.type !== 'element') return '';
      if (node.tagName === 'code') return codeSpan(toString(node));
      if (node.tagName === 'br') return ', ';
      return node.tagName === 'q' ? `“${inline(node.children)}”` : inline(node.children);
    })
    .join('')
    .replace(/\s+/g, ' ')
    .trim();
}

function codeSpan(text: string): string {
  return text.includes('`') ? `\`\` ${text} \`\`` : `\`${text}\``;
}

function elements(nodes: readonly ElementContent[]): Element[] {
  return nodes.filter((node) => node.type === 'element');
}
