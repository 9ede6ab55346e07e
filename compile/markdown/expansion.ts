import type { Element, ElementContent } from 'hast';
import type { ComponentPage } from '../components/component.ts';
import type { Report } from './report.ts';

/** Page context of the expansion. */
export interface Expansion {
  report: Report;
  /** Asset imports of the page: name → path as written. */
  imports: Map<string, string>;
  /** Whether the page is authored for this site; READMEs are also read on other sites. */
  authored: boolean;
  /** Renders the fence with this index, below a heading; undefined if it is hidden. */
  fence(index: number, anchor: string): ElementContent[];
  /** Context for a component at a position below a heading. */
  componentPage(place: Element['position'], anchor: string): ComponentPage;
}

/** State while a tree is expanded. */
export interface Expanding extends Expansion {
  /** Id of the latest heading; `''` before the first. */
  anchor: string;
}
