/** Parses a pasted version of webpack, and the version range in an address. Pure. */

/** A version, or the reason why the text isn't one. */
export type ReadVersion =
  { version: string } | { trouble: 'empty' | 'range' | 'tag' | 'other-major' | 'unknown' | 'none'; found: string };

/**
 * Reads webpack's version from a plain version, the output of `npm ls webpack`, or a line of a lockfile.
 *
 * @param versions all releases; `5.90` selects the first in this list with that prefix
 */
export function readVersion(text: string, versions: readonly string[]): ReadVersion {
  const pasted = text.trim();
  if (pasted === '') return { trouble: 'empty', found: '' };
  const found = exactIn(pasted);
  if (found !== undefined) {
    const known = versions.includes(found) ? found : versions.find((version) => version.startsWith(`${found}.`));
    if (known !== undefined) return { version: known };
    return { trouble: found.startsWith('5.') ? 'unknown' : 'other-major', found };
  }
  const range = /[\^~*<>=]=?\s*v?\d[\w.*-]*|\b\d+(?:\.\d+)?\.[x*]|\*/.exec(pasted)?.[0];
  if (range !== undefined) return { trouble: 'range', found: range };
  const tag = /^(?:webpack@)?(latest|next|beta|canary|rc)$/i.exec(pasted)?.[1];
  if (tag !== undefined) return { trouble: 'tag', found: tag };
  return { trouble: 'none', found: pasted.slice(0, 60) };
}

/** The first exact version of webpack in a text. */
function exactIn(text: string): string | undefined {
  const places = [
    /^v?(\d+\.\d+(?:\.\d+)?)$/,
    /\/webpack-(\d+\.\d+\.\d+)\.tgz/,
    /(?<![\w/-])webpack@(?:npm:)?(\d+\.\d+\.\d+)(?![\w.])/,
    // Yarn lockfile: the range comes first, the resolved version on the next line.
    /(?:^|\s)"?version"?:?\s*"?(\d+\.\d+\.\d+)"?/,
    /^"?webpack"?:\s*"?(\d+\.\d+\.\d+)"?,?$/,
  ];
  for (const place of places) {
    const found = place.exec(text)?.[1];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** The two ends of a range in a URL fragment, `#5.90..5.113`, not validated; undefined for other formats. */
export function rangeIn(hash: string): { from: string; to: string } | undefined {
  const [, from, to] = /^#?([^\s#]+?)\.\.([^\s#]+)$/.exec(hash) ?? [];
  return from !== undefined && to !== undefined ? { from, to } : undefined;
}
