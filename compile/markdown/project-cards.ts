import type { Element, ElementContent, Root, RootContent } from 'hast';
import { toString } from 'hast-util-to-string';
import { h } from 'hastscript';
import { hasClass } from './has-class.ts';
import { visit } from './visit.ts';

/** Minimum number of consecutive code blocks with file names that are grouped into a card. */
const fewestFiles = 3;

/**
 * Groups consecutive files of one code example into a card with a tab for each file. CSS attaches the terminal blocks
 * below to the card. Without JavaScript and in print, the files are shown one below the other.
 */
export function groupProjectFiles(tree: Root): void {
  visit(tree, (node) => {
    if (node.type !== 'root' && node.type !== 'element') return;
    const parent = node as { children: (RootContent | ElementContent)[] };
    if (parent.children.filter(isFile).length >= fewestFiles) parent.children = groupFiles(parent.children);
  });
}

function groupFiles(nodes: readonly (RootContent | ElementContent)[]): (RootContent | ElementContent)[] {
  const grouped: (RootContent | ElementContent)[] = [];
  let run: (RootContent | ElementContent)[] = [];
  const endRun = () => {
    const files = run.filter(isFile);
    const names = new Set(files.map(nameOf));
    // Don't group files if one is shown twice, before and after a change, because these blocks are meant to be read in
    // order.
    grouped.push(...(files.length >= fewestFiles && names.size === files.length ? [card(files)] : run));
    run = [];
  };
  for (const node of nodes) {
    if (isFile(node) || (run.length > 0 && isBlank(node))) {
      run.push(node);
      continue;
    }
    endRun();
    grouped.push(node);
  }
  endRun();
  return grouped;
}

function card(files: readonly Element[]): Element {
  return h('div', { class: 'tabs project' }, [
    h(
      'div',
      { class: 'tab-list' },
      files.map((file) => h('button', { type: 'button', class: 'tab' }, nameOf(file))),
    ),
    ...files.map((file) => h('div', { class: 'tab-panel', dataTitle: nameOf(file) }, file)),
  ]);
}

/** Whether a node is a code block with a file name; diffs don't count. */
function isFile(node: RootContent | ElementContent): node is Element {
  return (
    node.type === 'element' &&
    node.tagName === 'figure' &&
    hasClass(node, 'code') &&
    !node.properties.dataDiff &&
    node.properties.dataTerminal === undefined &&
    captionOf(node) !== undefined
  );
}

function captionOf(figure: Element): Element | undefined {
  return figure.children.find((child): child is Element => child.type === 'element' && child.tagName === 'figcaption');
}

function nameOf(figure: Element): string {
  const caption = captionOf(figure);
  return caption ? toString(caption) : '';
}

function isBlank(node: RootContent | ElementContent): boolean {
  return node.type === 'text' && node.value.trim() === '';
}
