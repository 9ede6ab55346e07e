import type { Element, ElementContent } from 'hast';
import type { ComponentPage } from '../components/component.ts';
import type { Report } from './report.ts';

/** What expansion needs of the page. */
export interface Expansion {
  report: Report;
  /** Asset imports of the page: name → path as written. */
  imports: Map<string, string>;
  /** Whether the page is one of ours: what a README has, its readers see on other sites too. */
  authored: boolean;
  /** Renders the fence of that number, standing under a heading; nothing where it is hidden. */
  fence(index: number, anchor: string): ElementContent[];
  /** What components may use, at a place under a heading. */
  componentPage(place: Element['position'], anchor: string): ComponentPage;
}

/** A tree while it is expanded. */
export interface Expanding extends Expansion {
  /** Id of the heading that was passed last; `''` before the first. */
  anchor: string;
}
