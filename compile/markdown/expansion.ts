import type { Element, ElementContent } from 'hast';
import type { ComponentPage } from '../components/component.ts';
import type { Report } from './report.ts';

/** Page context for converting components and code fences to HTML. */
export interface Expansion {
  report: Report;
  /** Imported images and other assets: the path in the import statement, by imported name. */
  imports: Map<string, string>;
  /** Whether the page was written for this site, unlike the READMEs of packages. */
  authored: boolean;
  /** Renders the code fence with this index, below the heading with the id `anchor`. A hidden fence yields nothing. */
  fence(index: number, anchor: string): ElementContent[];
  /** Creates the context for a component at a position, below the heading with the id `anchor`. */
  componentPage(place: Element['position'], anchor: string): ComponentPage;
}

/** State while the components and code fences of a page are converted to HTML. */
export interface Expanding extends Expansion {
  /** Id of the latest heading on the page; `''` before the first heading. */
  anchor: string;
}
