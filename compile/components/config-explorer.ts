import type { Element } from 'hast';
import { h } from 'hastscript';
import type { Fact, Facts } from '../../facts/types.ts';
import type { ComponentDefinition } from './component.ts';
import { island } from './island.ts';

/** `<ConfigExplorer />`: the configuration as a tree to open; without JavaScript its first two levels. */
export const configExplorer: ComponentDefinition = {
  props: [],
  island: true,
  expand(props, _children, page) {
    const top = page.facts?.ofKind('option').filter((fact) => fact.parent === undefined) ?? [];
    return island('ConfigExplorer', props, page.facts ? [h('ul', top.map((fact) => branch(fact, page.facts!)))] : []);
  },
};

function branch(fact: Fact, facts: Facts): Element {
  const children = facts.resolve(`${fact.id}.*`);
  return h('li', [
    h('code', fact.name),
    children.length === 0 ? '' : `: ${children.map((child) => child.name.slice(fact.name.length).replace(/^\./, '')).join(', ')}`,
  ]);
}
