/**
 * Encodes in the page's URL what the bundle explorer shows, so that it survives a reload, and the browser's back button
 * returns to it. A server sees the URL when the page is reloaded, so it contains only numbers and names of tabs, and
 * nothing from the stats file.
 */

/** Name of a tab of the bundle explorer. */
export type Pane = keyof typeof TEXTS.bundleExplorer.panes;

/** What the bundle explorer shows of a stats file. */
export interface View {
  /** Index of the shown build, or `undefined` for the largest. */
  build: number | undefined;
  pane: Pane;
  /** Index of the module whose details are open. */
  module: number | undefined;
  /** Path from the root of the treemap to the shown part: the index of a child on each level. */
  zoom: readonly number[];
}

const isPane = (text: string): text is Pane => Object.hasOwn(TEXTS.bundleExplorer.panes, text);

/** Reads the view from a query string. Ignores what isn't valid. */
export function viewOf(query: string): View {
  const given = new URLSearchParams(query);
  const [build] = numbersIn(given.get('build'));
  const [module] = numbersIn(given.get('module'));
  const pane = given.get('view') ?? '';
  return { build, pane: isPane(pane) ? pane : 'map', module, zoom: numbersIn(given.get('zoom')) };
}

/** Returns the query string for a view. It is empty for the view that the page shows first. */
export function queryOf({ build, pane, module, zoom }: View): string {
  const query = new URLSearchParams();
  if (build !== undefined) query.set('build', String(build));
  if (pane !== 'map') query.set('view', pane);
  if (zoom.length > 0) query.set('zoom', zoom.join('.'));
  if (module !== undefined) query.set('module', String(module));
  const text = query.toString();
  return text === '' ? '' : `?${text}`;
}

function numbersIn(text: string | null): number[] {
  return text !== null && /^\d{1,9}(?:\.\d{1,9})*$/.test(text) ? text.split('.').map(Number) : [];
}
