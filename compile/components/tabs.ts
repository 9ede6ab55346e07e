import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import { text } from './component.ts';
import type { ComponentDefinition } from './component.ts';

/**
 * `<Tab title="…">`: a tab panel, collected by the surrounding `<Tabs>`. The panel keeps its title, because in print
 * and without JavaScript all panels are visible.
 */
export const tab: ComponentDefinition = {
  props: ['title'],
  required: ['title'],
  expand: (props, children) => h('div', { class: 'tab-panel', dataTitle: text(props.title) }, children),
};

/**
 * `<Tabs group="lang">` around `<Tab>` elements: shows one tab at a time, and remembers the reader's selection per
 * group.
 */
export const tabs: ComponentDefinition = {
  props: ['group'],
  expand(props, children, page) {
    const panels = children.filter(isPanel);
    const stray = children.some((child) => !isPanel(child) && !(child.type === 'text' && child.value.trim() === ''));
    if (panels.length === 0 || stray) page.error('<Tabs> may only contain <Tab title="…"> elements.');
    const buttons = panels.map((panel) =>
      h('button', { type: 'button', class: 'tab' }, String(panel.properties.dataTitle)),
    );
    return h('div', { class: 'tabs', dataTabs: text(props.group) || `page-${page.number}` }, [
      h('div', { class: 'tab-list' }, buttons),
      ...panels,
    ]);
  },
};

function isPanel(node: ElementContent): node is Element {
  return node.type === 'element' && node.properties.dataTitle !== undefined;
}
