import type { ElementContent } from 'hast';
import type { ComponentDefinition, ComponentProps } from '../components/component.ts';
import { components } from '../components/registry.ts';
import { didYouMean } from '../../src/model/nearest.ts';
import type { Expanding } from './expansion.ts';
import type { JsxNode } from './mdx-nodes.ts';
import type { Report } from './report.ts';

/** A use of a component on a Markdown page. */
interface Use {
  name: string;
  props: ComponentProps;
  /** Returns the component's children, converted to HTML. */
  children: () => ElementContent[];
  position: JsxNode['position'];
}

/** Renders a component to HTML. Unknown components and props are reported as errors. */
export function expandComponent(use: Use, expanding: Expanding): ElementContent[] {
  const { name, props, children, position } = use;
  const definition = components[name];
  if (!definition) {
    const message = `There is no component <${name}>.${didYouMean(name, Object.keys(components))}`;
    expanding.report.error(message, position);
    return [];
  }
  checkProps(use, definition, expanding.report);
  const page = expanding.componentPage(position, expanding.anchor);
  const result = definition.expand(props, children(), page);
  return (Array.isArray(result) ? result : [result]).map((each) => ({ ...each, position }));
}

function checkProps({ name, props, position }: Use, definition: ComponentDefinition, report: Report): void {
  for (const prop of Object.keys(props)) {
    if (definition.props.includes(prop)) continue;
    const known = didYouMean(prop, definition.props) || ` It has: ${definition.props.join(', ') || 'none'}.`;
    report.error(`<${name}> has no prop ${prop}.${known}`, position);
  }
  for (const prop of definition.required ?? [])
    if (props[prop] === undefined) report.error(`<${name}> needs the prop ${prop}.`, position);
}
