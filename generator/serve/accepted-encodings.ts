/** Encodings that a browser takes, by its `Accept-Encoding`: those it names, without those it refuses by a weight of zero. */
export function acceptedEncodings(header = ''): string[] {
  return header
    .split(',')
    .map((entry) => /^\s*([\w*-]+)\s*(?:;\s*q=\s*([\d.]+)\s*)?$/i.exec(entry) ?? [])
    .flatMap(([, name, weight = 1]) => (name !== undefined && Number(weight) > 0 ? name.toLowerCase() : []));
}
