import { h } from 'hastscript';
import { site } from '../../site.config.ts';
import { text } from './component.ts';
import type { ComponentDefinition } from './component.ts';

/** StackBlitz URL of the examples folder in the documentation's repository, which pages of the former site refer to. */
const examples = site.editBase
  .replace('https://github.com/', 'https://stackblitz.com/github/')
  .replace(/\/edit\/([^/]+)\/.*$/, '/tree/$1/examples/');

/**
 * `<StackBlitzPreview example="getting-started" description="…" />`: links to an example on StackBlitz. It exists for
 * pages moved here unchanged; pages written for this site use the playground.
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
