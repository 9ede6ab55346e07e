/** What the keys of a page's configurations are, as `<page>/keys.json` publishes it: one list for each block with `data-keys`. */
export type PageKeys = KeyLink[][];

/** A key: the 1-based line that it stands in, itself, and where its entry is. Those of a line come in their order. */
export type KeyLink = readonly [line: number, name: string, address: string];

/** Where the keys of a page are. @param path address of the page, with its slashes */
export function keysAddress(path: string): string {
  return `${path}keys.json`;
}
