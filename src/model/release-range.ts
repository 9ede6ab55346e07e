/** Parses a pasted webpack version, and the version range in a URL. These functions are pure. */

/** A webpack version, or the reason why the input isn't one. */
export type ReadVersion =
  { version: string } | { trouble: 'empty' | 'range' | 'tag' | 'other-major' | 'unknown' | 'none'; found: string };

/**
 * Reads the webpack version from a plain version, the output of `npm ls webpack`, or a line of a lockfile.
 *
 * @param versions all releases. `5.90` selects the first release in this list with that prefix.
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

/** Returns the first exact webpack version in a pasted text. */
function exactIn(text: string): string | undefined {
  const places = [
    /^v?(\d+\.\d+(?:\.\d+)?)$/,
    /\/webpack-(\d+\.\d+\.\d+)\.tgz/,
    /(?<![\w/-])webpack@(?:npm:)?(\d+\.\d+\.\d+)(?![\w.])/,
    // In Yarn lockfiles, the version range comes first, and the resolved version is on the next line.
    /(?:^|\s)"?version"?:?\s*"?(\d+\.\d+\.\d+)"?/,
    /^"?webpack"?:\s*"?(\d+\.\d+\.\d+)"?,?$/,
  ];
  for (const place of places) {
    const found = place.exec(text)?.[1];
    if (found !== undefined) return found;
  }
  return undefined;
}

/**
 * Returns the two ends of a version range in a URL's hash, such as `#5.90..5.113`, without validating them. Returns
 * undefined for other formats.
 */
export function rangeIn(hash: string): { from: string; to: string } | undefined {
  const [, from, to] = /^#?([^\s#]+?)\.\.([^\s#]+)$/.exec(hash) ?? [];
  return from !== undefined && to !== undefined ? { from, to } : undefined;
}
