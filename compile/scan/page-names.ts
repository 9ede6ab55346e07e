/**
 * Matches a valid segment of a page's path: ASCII letters, digits, `.`, `-` and `_`; no dot at either end, because
 * hosts hide or strip it.
 */
const part = /^[\w-](?:[\w.-]*[\w-])?$/;

/** Matches device names reserved by Windows, which can't be file names. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * Checks the file name of a page. The name becomes the page's address, so it must work on every file system, host and
 * server.
 *
 * @param path path of the file relative to the content folder, with `/`
 * @returns a message with a better name; undefined if the name is valid
 */
export function mistakenName(path: string): string | undefined {
  const parts = path.replace(/\.mdx?$/, '').split('/');
  const bad = parts.find((each) => !part.test(each) || device.test(each));
  if (bad === undefined) return undefined;
  const good = bad
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^\w.]+/g, '-')
    .replaceAll(/^[-.]+|[-.]+$/g, '');
  const hint = part.test(good) && !device.test(good) ? ` Rename it, for example to ${good}.` : '';
  return `“${bad}” does not work in a URL on every host. Use only letters from a to z, digits, “.”, “-”, and “_”.${hint}`;
}
