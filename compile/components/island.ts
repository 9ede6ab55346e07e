import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { IslandName } from '../../src/model/islands.ts';
import type { ComponentProps } from './component.ts';

/** A part of the page that wakes in the browser, with what stands there until then and without JavaScript. */
export function island(name: IslandName, props: ComponentProps, fallback: ElementContent[]): Element {
  return h(
    'div',
    { dataIsland: name, ...(Object.keys(props).length > 0 && { dataProps: JSON.stringify(props) }) },
    fallback,
  );
}
