import type { Element, ElementContent } from 'hast';
import { h } from 'hastscript';
import type { IslandName } from '../../src/model/islands.ts';
import type { ComponentProps } from './component.ts';

/**
 * Creates the placeholder element of an island, an interactive component that is hydrated in the browser, with its
 * static fallback.
 */
export function island(name: IslandName, props: ComponentProps, fallback: ElementContent[]): Element {
  return h(
    'div',
    { dataIsland: name, ...(Object.keys(props).length > 0 && { dataProps: JSON.stringify(props) }) },
    fallback,
  );
}
