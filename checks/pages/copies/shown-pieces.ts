import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5';
import { alertOf, isAsideKind } from '../../../src/model/asides.ts';
import { type Piece, blockOf, lineOf } from './piece.ts';

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** Visible text of a page, with the targets of its links and images. */
interface Shown {
  pieces: Piece[];
  /** Link and image targets, as written in the page's HTML. */
  addresses: string[];
}

/**
 * Returns the visible text of compiled HTML, with configurations in the default format and diagrams in the wide
 * variant. Controls are left out: buttons, anchor links, links to the playground, and labels that expand the example of
 * an option.
 */
export function shownPieces(html: string): Shown {
  const shown: Shown = { pieces: [], addresses: [] };
  for (const node of parseFragment(html).childNodes) look(node, shown);
  return shown;
}

function look(node: Node, shown: Shown): void {
  if (node.nodeName === '#text') shown.pieces.push(...lineOf((node as DefaultTreeAdapterTypes.TextNode).value));
  if (!('tagName' in node) || isControl(node)) return;
  const { tagName } = node;
  const says = (text: string): void => void shown.pieces.push(...lineOf(text));
  if (tagName === 'a' || tagName === 'img')
    shown.addresses.push(attribute(node, tagName === 'a' ? 'href' : 'src') ?? '');
  if (tagName === 'img') says(attribute(node, 'alt') ?? '');
  if (tagName === 'figure' && hasClass(node, 'code')) return lookAtCode(node, shown);
  if (tagName === 'figure' && hasClass(node, 'diagram')) return lookAtDrawing(node, shown);
  if (tagName === 'code') return says(textOf(node));
  if (hasClass(node, 'note-title')) return says(asideTitle(node));
  const tab = attribute(node, 'data-title');
  if (tab !== undefined && captionOf(node.childNodes[0]) !== tab) says(tab);
  for (const child of node.childNodes) look(child, shown);
  if (/^h[1-6]$/.test(tagName) && attribute(node, 'id') !== undefined) says(`{#${attribute(node, 'id')}}`);
}

function isControl(element: Element): boolean {
  const isOtherForm =
    element.tagName === 'span' && !hasClass(element, 'esm') && (hasClass(element, 'cjs') || hasClass(element, 'ts'));
  return (
    isOtherForm ||
    element.tagName === 'button' ||
    attribute(element, 'aria-hidden') === 'true' ||
    opensNamedExample(element) ||
    (element.tagName === 'a' && (hasClass(element, 'anchor') || hasClass(element, 'play')))
  );
}

/**
 * Whether an element is the control that expands an option's example, in the list of details below the option's
 * heading.
 */
function opensNamedExample({ tagName, parentNode: details }: Element): boolean {
  if (tagName !== 'summary' || !details || !('tagName' in details) || !hasClass(details, 'eg')) return false;
  return details.parentNode?.nodeName === 'dd';
}

function lookAtCode(figure: Element, { pieces }: Shown): void {
  const isOutput = attribute(figure, 'data-terminal') === 'output';
  const title = captionOf(figure) ?? (isOutput ? attribute(figure, 'data-label') : undefined);
  const pre = figure.childNodes.find((child) => child.nodeName === 'pre');
  pieces.push(
    blockOf({
      title: title ?? '',
      isVerified: hasClass(figure, 'verified'),
      code: pre ? textOf(pre) : '',
    }),
  );
}

function lookAtDrawing(figure: Element, { pieces }: Shown): void {
  const drawing = figure.childNodes.find((child): child is Element => child.nodeName === 'svg');
  const caption = captionOf(figure);
  const said = drawing ? drawnTexts(drawing) : [];
  if (caption !== undefined && !said.includes(caption)) said.push(caption);
  pieces.push(...said.flatMap(lineOf));
}

function drawnTexts(element: Element): string[] {
  if (['title', 'desc', 'text'].includes(element.tagName)) return [textOf(element)];
  return element.childNodes.flatMap((child) => ('tagName' in child ? drawnTexts(child) : []));
}

function asideTitle(title: Element): string {
  const classes = title.parentNode && 'attrs' in title.parentNode ? classesOf(title.parentNode) : [];
  const kind = classes.find((name) => name.startsWith('note-'))?.slice('note-'.length) ?? '';
  const said = textOf(title);
  if (!isAsideKind(kind)) return said;
  return said.toUpperCase() === alertOf(kind) ? `[!${alertOf(kind)}]` : `[!${alertOf(kind)}]${said}`;
}

function captionOf(node: Node | undefined): string | undefined {
  const caption =
    node && 'childNodes' in node ? node.childNodes.find((child) => child.nodeName === 'figcaption') : undefined;
  return caption && textOf(caption);
}

function textOf(node: Node): string {
  if (node.nodeName === '#text') return (node as DefaultTreeAdapterTypes.TextNode).value;
  return 'childNodes' in node && !('tagName' in node && isControl(node)) ? node.childNodes.map(textOf).join('') : '';
}

function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value;
}

function classesOf(element: Element): string[] {
  return attribute(element, 'class')?.split(' ') ?? [];
}

function hasClass(element: Element, name: string): boolean {
  return classesOf(element).includes(name);
}
