import { h } from 'hastscript';
import type { ComponentDefinition } from './component.ts';
import { island } from './island.ts';

/**
 * `<MemberFilter />`, placed before `<Declarations … />`: a text field that filters the class members in its section.
 */
export const memberFilter: ComponentDefinition = {
  props: [],
  expand: (props) => island('MemberFilter', props, [h('div', { class: 'fact-filter', dataNeedsScript: '' })]),
};
