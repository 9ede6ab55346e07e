import type { Element, Nodes, Root } from 'hast';
import { toString } from 'hast-util-to-string';
import type { TextSection } from '../types.ts';
import { headingLevel } from './headings.ts';
import { foldSpaces } from '../../src/model/fold-spaces.ts';

const blocks = new Set([
  'p',
  'li',
  'td',
  'th',
  'tr',
  'dt',
  'dd',
  'div',
  'br',
  'summary',
  'figcaption',
  'blockquote',
  'aside',
  'ul',
  'ol',
  'table',
]);

/** Elements whose text is a line of its own in the text for excerpts. */
const rows = new Set(['tr', 'li']);

/** Characters that mark the edges of table rows, list items, and cells in the text for excerpts. */
const rowEdge = '\u001e';
const cellEdge = '\u001f';

/**
 * Returns a page's text below each heading, from its HTML. For install commands, only the first tab is included,
 * because the others are equivalent.
 *
 * @param title title of the page, for the text before the first heading
 */
export function readTextSections(tree: Root, title: string): TextSection[] {
  const sections: OpenSection[] = [{ id: '', title, level: 1, text: '', prose: '', code: '' }];
  for (const child of tree.children) collect(child, false);
  return sections
    .map(closed)
    .filter((section) => section.level > 0 && (section.id !== '' || section.text !== '' || section.code !== ''));

  function collect(node: Nodes, isLeftOut: boolean): void {
    const current = sections.at(-1)!;
    if (node.type === 'text') addText(current, node.value, isLeftOut);
    if (node.type !== 'element' || isFurniture(node)) return;
    const level = headingLevel(node);
    if (level !== undefined) {
      sections.push({
        id: String(node.properties.id ?? ''),
        title: foldSpaces(toString(node)),
        level,
        text: '',
        prose: '',
        code: '',
      });
      return;
    }
    if (node.tagName === 'pre') {
      current.code += `${shownCode(node).replace(/\n$/, '')}\n`;
      return;
    }
    // Excerpts leave out the header of a table, because it says little without the column below.
    const isLeftOutBelow = isLeftOut || isFactsBlock(node) || node.tagName === 'thead';
    if (rows.has(node.tagName)) current.prose += rowEdge;
    const children = node.properties.dataTabs === 'npm' ? firstPanel(node) : node.children;
    for (const each of children) {
      if (isFileName(each, node)) current.code += `${toString(each)}\n`;
      else collect(each, isLeftOutBelow);
    }
    if (blocks.has(node.tagName)) addText(sections.at(-1)!, ' ', isLeftOut);
    if (rows.has(node.tagName)) current.prose += rowEdge;
    if (node.tagName === 'td' || node.tagName === 'th') current.prose += cellEdge;
  }
}

/** A section whose text is being collected. `prose` is its text for excerpts. */
type OpenSection = Omit<TextSection, 'shown'> & { prose: string };

function addText(section: OpenSection, text: string, isLeftOut: boolean): void {
  section.text += text;
  if (!isLeftOut) section.prose += text;
}

function closed({ prose, ...section }: OpenSection): TextSection {
  const text = foldSpaces(section.text);
  const shown = prose.split(rowEdge).map(readableRow).filter(Boolean).join('\n');
  return { ...section, text, ...(shown !== '' && shown !== text && { shown }), code: section.code.trim() };
}

/** Returns the text of a table row with its cells separated, or other text unchanged except for white space. */
function readableRow(text: string): string {
  return text.split(cellEdge).map(foldSpaces).filter(Boolean).join(' · ');
}

/** Whether an HTML element is the list of facts below a heading: type, default, and so on. */
function isFactsBlock(node: Element): boolean {
  return node.tagName === 'dl' && classes(node).includes('facts');
}

/** Whether an HTML node is the caption of a code block, which is a file name rather than text of the section. */
function isFileName(node: Nodes, parent: Element): boolean {
  return node.type === 'element' && node.tagName === 'figcaption' && classes(parent).includes('code');
}

/** Returns the text of a code block. A configuration is returned in the default format. */
function shownCode(node: Nodes): string {
  if (node.type === 'element' && isOtherForm(node)) return '';
  return 'children' in node ? node.children.map(shownCode).join('') : node.type === 'text' ? node.value : '';
}

function isOtherForm(node: Element): boolean {
  const names = classes(node);
  return node.tagName === 'span' && (names.includes('cjs') || names.includes('ts')) && !names.includes('esm');
}

function firstPanel(tabs: Element): Element['children'] {
  const panel = tabs.children.find((child) => child.type === 'element' && classes(child).includes('tab-panel'));
  return panel ? [panel] : [];
}

function isFurniture(node: Element): boolean {
  return (
    node.tagName === 'button' ||
    node.tagName === 'svg' ||
    node.tagName === 'script' ||
    node.tagName === 'style' ||
    classes(node).some((name) => name === 'note-title' || name === 'play' || name === 'eg')
  );
}

function classes(node: Element): (string | number)[] {
  return Array.isArray(node.properties.className) ? node.properties.className : [];
}
