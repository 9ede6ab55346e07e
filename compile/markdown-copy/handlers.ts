/** Converts the site's own HTML (docs/architecture.md) to Markdown. A library converts all other elements. */
import type { Element, ElementContent, Text } from 'hast';
import { defaultHandlers, type Handle, type NodeHandle, type State } from 'hast-util-to-mdast';
import { toString } from 'hast-util-to-string';
import type { BlockContent, DefinitionContent, List, ListItem, PhrasingContent, RootContent } from 'mdast';
import { alertOf, type AsideKind, isAsideKind } from '../../src/model/asides.ts';
import { pageTexts } from '../interface-texts.ts';
import { classesOf } from './shown-tree.ts';
import { foldSpaces } from '../../src/model/fold-spaces.ts';

type Block = BlockContent | DefinitionContent;

/** Functions that convert HTML elements to Markdown, by element name. */
export const handlers: Record<string, Handle> = {
  ...Object.fromEntries(['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((name) => [name, heading])),
  aside,
  br: (state) => (state.inTable ? { type: 'html', value: '<br>' } : { type: 'break' }),
  code: (_state, element) => inlineCode(element),
  dl: (state, element) => (classesOf(element).includes('members') ? members(state, element) : facts(state, element)),
  figure: (state, element) => {
    const classes = classesOf(element);
    if (classes.includes('code')) return codeBlock(element);
    return classes.includes('diagram') ? diagram(element) : defaultHandlers.figure(state, element);
  },
  kbd: (_state, element) => inlineCode(element),
  ol: (state, element) =>
    classesOf(element).includes('timeline') ? timeline(state, element) : defaultHandlers.ol(state, element),
  p: (state, element) =>
    classesOf(element).some((name) => titles.has(name))
      ? paragraph([{ type: 'strong', children: phrasing(state, element) }])
      : defaultHandlers.p(state, element),
  // In a collapsed list, convert `<summary>` to an ordinary paragraph.
  summary: (state, element, parent) =>
    parent?.type === 'element' && parent.tagName === 'details' && classesOf(parent).includes('plain')
      ? defaultHandlers.p(state, element)
      : paragraph([{ type: 'strong', children: phrasing(state, element) }]),
  span: (state, element, parent) =>
    classesOf(element).includes('badge') ? badge(element, parent) : state.all(element),
  div: (state, element) =>
    classesOf(element).includes('tab-panel') ? tabPanel(state, element) : defaultHandlers.div(state, element),
};

/** Functions that convert HTML nodes other than elements to Markdown, by node type. */
export const nodeHandlers: Record<string, NodeHandle> = {
  // Replaces non-breaking spaces with ordinary ones.
  text: (_state, { value }: Text) => ({ type: 'text', value: value.replaceAll('\u00A0', ' ') }),
};

/** Classes of paragraphs that serve as titles of the content below, and become bold in Markdown. */
const titles = new Set(['member-group', 'member-title', 'phase']);

/** Converts an HTML heading to Markdown, followed by its id in braces. */
function heading(state: State, element: Element): RootContent {
  const { id } = element.properties;
  return {
    type: 'heading',
    depth: Number(element.tagName[1]) as 1,
    children: [
      ...phrasing(state, element),
      ...(id === undefined ? [] : [{ type: 'text' as const, value: ` {#${id}}` }]),
    ],
  };
}

/** Converts an aside in HTML to GitHub's alert syntax: `> [!TIP]`. */
function aside(state: State, element: Element): RootContent | RootContent[] {
  const kind =
    classesOf(element)
      .find((name) => name.startsWith('note-'))
      ?.slice('note-'.length) ?? '';
  if (!isAsideKind(kind)) return state.toFlow(state.all(element));
  const [title, ...content] = element.children.filter((child) => child.type === 'element');
  const [first, ...rest] = content.flatMap((child) =>
    state.toFlow([state.one(child, element) ?? []].flat() as Block[]),
  );
  const mark: PhrasingContent[] = [{ type: 'html', value: `[!${alertOf(kind)}]` }, ...unsaid(kind, title)];
  const opening: PhrasingContent[] =
    first?.type === 'paragraph' ? [...mark, { type: 'text', value: '\n' }, ...first.children] : mark;
  return {
    type: 'blockquote',
    children: [paragraph(opening), ...(first && first.type !== 'paragraph' ? [first] : []), ...rest],
  };
}

/** Returns the title of an aside, unless it is the same as the word in brackets of GitHub's alert syntax. */
function unsaid(kind: AsideKind, title: Element | undefined): PhrasingContent[] {
  const said = title ? toString(title) : '';
  if (said.toUpperCase() === alertOf(kind)) return [];
  return [
    { type: 'text', value: '\n' },
    { type: 'strong', children: [{ type: 'text', value: said }] },
  ];
}

/**
 * Converts a code block in HTML to a Markdown fence. The info string contains its title and whether it was tested: `js
 * title="a.js" verified`.
 */
function codeBlock(element: Element): RootContent {
  const { dataLang, dataTerminal, dataLabel } = element.properties;
  const caption = find(element, 'figcaption');
  const title = caption ? toString(caption) : dataTerminal === 'output' ? String(dataLabel) : undefined;
  const meta = [
    ...(title === undefined ? [] : [`title="${title}"`]),
    ...(classesOf(element).includes('verified') ? ['verified'] : []),
  ].join(' ');
  return {
    type: 'code',
    lang: String(dataLang),
    meta: meta === '' ? null : meta,
    value: toString(find(element, 'pre') ?? element).replace(/\n$/, ''),
  };
}

/** Converts a diagram to Markdown text: its title and description, then its labels. */
function diagram(element: Element): RootContent {
  const drawing = find(element, 'svg');
  const [title, description] = ['title', 'desc'].map((name) => {
    const found = drawing && find(drawing, name);
    return found ? toString(found) : '';
  });
  const about = [title?.replace(/(?<!\p{P})$/u, '.'), description].filter(Boolean).join(' ');
  const labels = (drawing ? textsOf(drawing) : []).join(' · ');
  const said = (term: string, text: string): Block =>
    paragraph([
      { type: 'strong', children: [{ type: 'text', value: `${term}:` }] },
      { type: 'text', value: ` ${text}` },
    ]);
  return {
    type: 'blockquote',
    children: [said(pageTexts.diagram, about), ...(labels === '' ? [] : [said(pageTexts.inDiagram, labels)])],
  };
}

/**
 * Converts a tab panel to Markdown. The tab's name becomes a title, unless the panel's code block already has that
 * title.
 */
function tabPanel(state: State, element: Element): RootContent[] {
  const name = String(element.properties.dataTitle);
  const content = state.toFlow(state.all(element));
  const [first] = element.children;
  const caption = first?.type === 'element' ? find(first, 'figcaption') : undefined;
  if (caption && toString(caption) === name) return content;
  return [paragraph([{ type: 'strong', children: [{ type: 'text', value: name }] }]), ...content];
}

/**
 * Converts the list of an option's type, default, and so on to a Markdown list with an item per term. Several values
 * become nested items.
 */
function facts(state: State, element: Element): List {
  const rows = element.children.flatMap((row) =>
    row.type === 'element' && row.tagName === 'div' ? row.children : row,
  );
  const items: ListItem[] = [];
  for (const row of rows) {
    if (row.type !== 'element') continue;
    const last = items.at(-1);
    if (row.tagName === 'dt' || !last) items.push(item([paragraph(phrasing(state, row))]));
    else addValues(last, state, row);
  }
  return list(items);
}

function addValues(to: ListItem, state: State, description: Element): void {
  const values = split(description.children, 'br').map((children) => phrasing(state, { ...description, children }));
  const [term] = to.children;
  if (term?.type !== 'paragraph') return;
  const [only = []] = values;
  if (values.length < 2) term.children.push({ type: 'text', value: ': ' }, ...only);
  else {
    term.children.push({ type: 'text', value: ':' });
    to.children.push(list(values.map((value) => item([paragraph(value)]))));
  }
}

/** Converts the members of a class to a Markdown list; each item has the member's signatures and description. */
function members(state: State, element: Element): List {
  const items: ListItem[] = [];
  for (const child of element.children) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'dt') {
      const signatures = split(child.children, 'br').map((children) => phrasing(state, { ...child, children }));
      const line = signatures.flatMap((one, index) => [
        ...(index === 0 ? [] : [{ type: 'text' as const, value: ', ' }]),
        ...one,
      ]);
      items.push(item([paragraph(line)]));
      continue;
    }
    const last = items.at(-1);
    const [signature] = last?.children ?? [];
    const [first, ...rest] = state.toFlow(state.all(child));
    if (!last || signature?.type !== 'paragraph' || first === undefined) continue;
    if (first.type === 'paragraph') signature.children.push({ type: 'text', value: ': ' }, ...first.children);
    else last.children.push(first);
    last.children.push(...rest);
  }
  return list(items);
}

/** Converts the hook timeline to a Markdown list, with nested hooks as nested items. */
function timeline(state: State, element: Element): List {
  const steps = list([]);
  const open = [{ depth: -1, steps }];
  for (const child of element.children) {
    if (child.type !== 'element') continue;
    const depth = Number(
      classesOf(child)
        .find((name) => name.startsWith('depth-'))
        ?.slice('depth-'.length) ?? 0,
    );
    while (open.length > 1 && open.at(-1)!.depth >= depth) open.pop();
    const step = item([paragraph(phrasing(state, child))]);
    const { steps: siblings } = open.at(-1)!;
    siblings.children.push(step);
    const inside = list([]);
    step.children.push(inside);
    open.push({ depth, steps: inside });
  }
  dropEmpty(steps);
  return steps;
}

function dropEmpty(steps: List): void {
  for (const step of steps.children) {
    step.children = step.children.filter((child) => child.type !== 'list' || child.children.length > 0);
    for (const child of step.children) if (child.type === 'list') dropEmpty(child);
  }
}

/**
 * Converts a badge to Markdown text in parentheses. Parentheses are omitted where the badge is alone or in a line of
 * facts.
 */
function badge(element: Element, parent: Parameters<Handle>[2]): PhrasingContent {
  const isAlone = parent?.type === 'element' && (parent.children.length === 1 || classesOf(parent).includes('fact'));
  return { type: 'text', value: isAlone ? toString(element) : `(${toString(element)})` };
}

function inlineCode(element: Element): PhrasingContent | undefined {
  const value = foldSpaces(toString(element));
  return value === '' ? undefined : { type: 'inlineCode', value };
}

function phrasing(state: State, element: Element): PhrasingContent[] {
  return state.all(element) as PhrasingContent[];
}

function paragraph(children: PhrasingContent[]): BlockContent & { type: 'paragraph' } {
  return { type: 'paragraph', children };
}

function item(children: Block[]): ListItem {
  return { type: 'listItem', spread: false, children };
}

function list(children: ListItem[]): List {
  return { type: 'list', ordered: false, spread: false, children };
}

function split(nodes: readonly ElementContent[], tagName: string): ElementContent[][] {
  const parts: ElementContent[][] = [[]];
  for (const node of nodes) {
    if (node.type === 'element' && node.tagName === tagName) parts.push([]);
    else parts.at(-1)!.push(node);
  }
  return parts;
}

function find({ children }: Element, tagName: string): Element | undefined {
  return children.find((child): child is Element => child.type === 'element' && child.tagName === tagName);
}

/** Returns the labels of an SVG drawing, one string per text element. */
function textsOf({ children }: Element): string[] {
  return children
    .filter((child) => child.type === 'element')
    .flatMap((child) => (child.tagName === 'text' ? foldSpaces(toString(child)) : isSaid(child) ? [] : textsOf(child)));
}

function isSaid({ tagName }: Element): boolean {
  return tagName === 'title' || tagName === 'desc';
}
