/** A part of a page's path: letters without accents, digits, `.`, `-` and `_`; not a dot at either end, which hosts hide or drop. */
const part = /^[\w-](?:[\w.-]*[\w-])?$/;

/** Names that Windows keeps for devices. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/**
 * What is wrong with the name of a page, which becomes its address: it must be the same on every disk, host and server.
 *
 * @param path of the file relative to the content folder, with `/`
 * @returns a message that says what to call it; nothing where it is good
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
