/** Option keys in a page's code blocks, as published in `<page>/keys.json`: one list per block with `data-keys`. */
export type PageKeys = KeyLink[][];

/** A key: its 1-based line, its name, and the address of its entry. Keys of one line are in order. */
export type KeyLink = readonly [line: number, name: string, address: string];

/** Address of a page's keys. @param path address of the page, with slashes */
export function keysAddress(path: string): string {
  return `${path}keys.json`;
}
