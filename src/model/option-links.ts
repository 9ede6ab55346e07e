/**
 * Links from option keys in a page's code blocks, as published in `<page>/keys.json`: one list for each code block with
 * the attribute `data-keys`.
 */
export type PageKeys = KeyLink[][];

/**
 * Links an option key in a code block to its documentation: 1-based line in the block, name of the key, and URL. Keys
 * on one line are in order.
 */
export type KeyLink = readonly [line: number, name: string, address: string];

/**
 * Returns the URL of a page's `keys.json`.
 * @param path path of the page, with leading and trailing slash
 */
export function keysAddress(path: string): string {
  return `${path}keys.json`;
}
