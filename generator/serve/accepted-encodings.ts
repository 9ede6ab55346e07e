/** Encodings that a browser takes, by its `Accept-Encoding`: those it names, without those it refuses by a weight of zero. */
export function acceptedEncodings(header = ''): string[] {
  return header
    .split(',')
    .map((entry) => /^\s*([\w*-]+)\s*(?:;\s*q=\s*([\d.]+)\s*)?$/i.exec(entry))
    .filter((entry) => entry !== null && Number(entry[2] ?? 1) > 0)
    .map((entry) => entry![1]!.toLowerCase());
}
