/** Which version a reader means by what was pasted, and what an address says of two versions. Pure. */

/** A version, or what is wrong with the text. */
export type ReadVersion =
  { version: string } | { trouble: 'empty' | 'range' | 'tag' | 'other-major' | 'unknown' | 'none'; found: string };

/**
 * Reads a version of webpack from a version, from what `npm ls webpack` prints, or from a line of a lockfile.
 *
 * @param versions all releases; `5.90` means the first of these that begins so
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

/** The first version in a text that is webpack's and no range. */
function exactIn(text: string): string | undefined {
  const places = [
    /^v?(\d+\.\d+(?:\.\d+)?)$/,
    /\/webpack-(\d+\.\d+\.\d+)\.tgz/,
    /(?<![\w/-])webpack@(?:npm:)?(\d+\.\d+\.\d+)(?![\w.])/,
    // In a lockfile of Yarn, the range comes first and the version on the next line.
    /(?:^|\s)"?version"?:?\s*"?(\d+\.\d+\.\d+)"?/,
    /^"?webpack"?:\s*"?(\d+\.\d+\.\d+)"?,?$/,
  ];
  for (const place of places) {
    const found = place.exec(text)?.[1];
    if (found !== undefined) return found;
  }
  return undefined;
}

/** Two versions in the fragment of an address, `#5.90..5.113`; nothing where it has another form. */
export function rangeIn(hash: string): { from: string; to: string } | undefined {
  const [, from, to] = /^#?(\d[\w.-]*?)\.\.(\d[\w.-]*)$/.exec(hash) ?? [];
  return from !== undefined && to !== undefined ? { from, to } : undefined;
}
