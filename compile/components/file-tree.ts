import { h } from 'hastscript';
import type { ComponentDefinition } from './component.ts';

/** `<FileTree>` around a nested list. */
export const fileTree: ComponentDefinition = {
  props: [],
  expand(_props, children, page) {
    if (!children.some((child) => child.type === 'element' && child.tagName === 'ul'))
      page.error('<FileTree> contains a list of files.');
    return h('div', { class: 'filetree' }, children);
  },
};
