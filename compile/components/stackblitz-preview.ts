import { h } from 'hastscript';
import { text } from './component.ts';
import type { ComponentDefinition } from './component.ts';

const examples = 'https://stackblitz.com/github/webpack/webpack.js.org/tree/main/examples/';

/** `<StackBlitzPreview example="getting-started" description="…" />`: a link that opens the example there. */
export const stackblitzPreview: ComponentDefinition = {
  props: ['example', 'description'],
  required: ['example'],
  expand(props) {
    const href = examples + encodeURI(text(props.example));
    return h('p', [
      h(
        'a',
        { class: 'stackblitz', href, target: '_blank', rel: 'noopener noreferrer' },
        text(props.description) || 'Open this example in StackBlitz',
      ),
    ]);
  },
};
