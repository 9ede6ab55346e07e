import { h } from 'hastscript';
import { text } from './component.ts';
import type { ComponentDefinition } from './component.ts';

/** Where the examples live that pages written for the former site name. */
const examples = 'https://stackblitz.com/github/webpack/webpack.js.org/tree/main/examples/';

/**
 * `<StackBlitzPreview example="getting-started" description="…" />`: a link that opens the example there. Our own pages open
 * their examples in the playground; this is for a page that is moved here unchanged.
 */
export const stackblitzPreview: ComponentDefinition = {
  props: ['example', 'description'],
  required: ['example'],
  expand: (props) =>
    h('p', [
      h(
        'a',
        { href: examples + encodeURI(text(props.example)), rel: 'noopener noreferrer' },
        text(props.description) || 'Open this example in StackBlitz',
      ),
    ]),
};
