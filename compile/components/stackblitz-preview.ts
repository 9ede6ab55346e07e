import { h } from 'hastscript';
import { site } from '../../site.config.ts';
import { text } from './component.ts';
import type { ComponentDefinition } from './component.ts';

/** Folder of the examples that pages of the former site refer to, in the repository whose pages are edited. */
const examples = site.editBase
  .replace('https://github.com/', 'https://stackblitz.com/github/')
  .replace(/\/edit\/([^/]+)\/.*$/, '/tree/$1/examples/');

/**
 * `<StackBlitzPreview example="getting-started" description="…" />`: links to an example on StackBlitz. Our own pages
 * use the playground; this is for pages moved here unchanged.
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
