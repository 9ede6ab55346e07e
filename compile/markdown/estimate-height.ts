import type { Element, Nodes } from 'hast';
import { toString } from 'hast-util-to-string';
import { hasClass } from './has-class.ts';
import { headingLevel } from './headings.ts';

/** Space in a window for which heights are estimated, in characters of text. */
interface Space {
  /** Characters in a line of text. */
  line: number;
  /** Characters in a line of a whole table row. On phones, rows of small tables become blocks. */
  row: number;
  isPhone: boolean;
}

const wide: Space = { line: 78, row: 96, isPhone: false };
const phone: Space = { line: 40, row: 44, isPhone: true };

/** Heights of page elements in pixels, as the stylesheets in `src/prose/styles` have them. */
const heights = { line: 28, gap: 18, item: 34, small: 23, codeLine: 22, card: 93, control: 37, fact: 30 };
/** Most lines of a code block that are visible before it is unfolded. */
const foldedLines = 17;
/** Padding and margins above a heading, and below it, in pixels, by level. The first level isn't in prose. */
const headingSpace = [0, 0, 64, 46, 36, 30, 30];

/** Estimated height in pixels of HTML nodes in prose, in a wide window and on a phone. */
export function estimateHeights(nodes: readonly Nodes[]): { wide: number; phone: number } {
  return { wide: sumOf(nodes, wide), phone: sumOf(nodes, phone) };
}

function sumOf(nodes: readonly Nodes[], space: Space): number {
  return nodes.reduce((sum, node) => sum + heightOf(node, space), 0);
}

function heightOf(node: Nodes, space: Space): number {
  if (node.type !== 'element') return 0;
  const level = headingLevel(node);
  if (level !== undefined) return headingSpace[level]! + linesOf(node, space.line * 0.6) * 34;
  switch (node.tagName) {
    case 'button':
    case 'summary':
    case 'colgroup':
      return 0;
    case 'pre':
      return countLines(node) * heights.codeLine + 28;
    case 'img':
    case 'svg':
      return Math.min(Number(node.properties.height ?? 320), space.isPhone ? 300 : 600);
    case 'figure':
      return figureHeight(node, space);
    case 'table':
      return heights.gap + tableHeight(node, space);
    case 'details':
      return heights.line + heights.gap;
    case 'li':
      return 6 + blockHeight(node, { ...space, line: space.line - 4 });
    case 'dd':
    case 'dt':
      return 8 + linesOf(node, space.line) * heights.small;
    case 'aside':
      return 80 + blockHeight(node, { ...space, line: space.line - (space.isPhone ? 6 : -6) });
    default:
      return isTabs(node)
        ? heights.control + heightOf(node.children.find(isPanel) ?? node, space)
        : (node.tagName === 'p' ? heights.gap : 0) + blockHeight(node, space);
  }
}

/** Height of an element that contains blocks or text. */
function blockHeight(node: Element, space: Space): number {
  if (hasClass(node, 'facts')) return heights.gap + factsHeight(node, space);
  if (hasClass(node, 'index')) return indexHeight(node, space);
  const isParent = node.children.some((child) => child.type === 'element' && blocks.has(child.tagName));
  const margin = node.tagName === 'ul' || node.tagName === 'ol' ? heights.gap : 0;
  if (!isParent) return linesOf(node, space.line) * heights.line;
  const text = node.children.filter((child) => !(child.type === 'element' && blocks.has(child.tagName)));
  const lines = linesOf({ ...node, children: text }, space.line, 0);
  return margin + lines * heights.line + sumOf(node.children, space);
}

/** Height of a list of entries, which has two columns in a wide window. */
function indexHeight(node: Element, { isPhone }: Space): number {
  const items = node.children
    .filter((child) => child.type === 'element')
    .map((item) => 22 + (0.7 + linesOf(item, 45)) * heights.small);
  return heights.gap + items.reduce((sum, height) => sum + height, 0) / (isPhone ? 1 : 2);
}

function factsHeight(node: Element, { line }: Space): number {
  return node.children.reduce((sum, row) => sum + heights.fact + (linesOf(row, line - 14) - 1) * 26, 0);
}

function figureHeight(node: Element, space: Space): number {
  if (!hasClass(node, 'code')) {
    const [drawing, ...others] = node.children.filter((child) => child.type === 'element' && child.tagName === 'svg');
    const shown = space.isPhone ? (others[0] ?? drawing) : drawing;
    if (shown?.type !== 'element') return heights.gap * 2 + sumOf(node.children, space);
    return 56 + drawingHeight(shown, space) + linesOf(node.children.at(-1)!, space.line) * heights.small;
  }
  const code = node.children.find((child) => child.type === 'element' && child.tagName === 'pre');
  const lines = code ? countLines(code) : 0;
  const isFolded = hasClass(node, 'fold');
  return heights.card + (isFolded ? foldedLines * heights.codeLine + heights.control : lines * heights.codeLine);
}

/** Height of an SVG at the width at which it is shown. */
function drawingHeight({ properties }: Element, { isPhone }: Space): number {
  const [, , width, height] = String(properties.viewBox ?? '')
    .split(/[\s,]+/)
    .map(Number);
  if (!width || !height) return Number(properties.height ?? 320);
  return height * Math.min(1, (isPhone ? 320 : 736) / width);
}

function tableHeight(table: Element, { row, isPhone }: Space): number {
  return rowsOf(table).reduce((sum, cells) => {
    const isList = isPhone && cells.length < 4;
    if (isList && cells[0]?.tagName === 'th') return sum;
    const narrowest = isPhone ? 18 : 10;
    const lines = cells.map(
      (cell) =>
        linesOf(cell, isList ? row : Math.max(narrowest, (row - cells.length * 4) / cells.length), 0) +
        extraLines(cell),
    );
    const height = isList
      ? 17 + lines.reduce((all, one) => all + (one === 0 ? 0 : 4 + one * 23), 0)
      : 17 + Math.max(1, ...lines) * heights.small;
    return sum + height;
  }, 0);
}

/** Lines of a table cell that begin below its name: the default of an option, and its example. */
function extraLines(cell: Element): number {
  const fact = cell.children.find((child) => hasClass(child, 'fact'));
  const hasDefault = fact?.type === 'element' && fact.children.some((child) => hasClass(child, 'between'));
  return Number(hasDefault) + Number(cell.children.some((child) => hasClass(child, 'eg')));
}

function rowsOf(node: Element): Element[][] {
  const elements = node.children.filter((child) => child.type === 'element');
  if (node.tagName === 'tr') return [elements];
  return elements.flatMap(rowsOf);
}

function linesOf(node: Nodes, characters: number, fewest = 1): number {
  return Math.max(fewest, Math.ceil(toString(node).length / characters));
}

/** Returns the number of lines of code. */
function countLines(code: Nodes): number {
  return toString(code).split('\n').length;
}

const isPanel = (node: Nodes): boolean => hasClass(node, 'tab-panel');
const isTabs = (node: Element): boolean => hasClass(node, 'tabs') && node.children.some(isPanel);

const blocks = new Set([
  'aside',
  'blockquote',
  'dd',
  'details',
  'div',
  'dl',
  'dt',
  'figure',
  'img',
  'li',
  'ol',
  'p',
  'pre',
  'section',
  'svg',
  'table',
  'ul',
]);
