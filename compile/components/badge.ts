import { h } from 'hastscript';
import { text } from './component.ts';
import type { ComponentDefinition } from './component.ts';

/** `<Badge text="5.100.0+" />`: renders a label with the version that introduced a feature. */
export const badge: ComponentDefinition = {
  props: ['text'],
  required: ['text'],
  expand: (props) => h('span', { class: 'badge' }, text(props.text)),
};
