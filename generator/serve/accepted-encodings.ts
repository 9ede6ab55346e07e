/** Encodings in an `Accept-Encoding` header, without those with a weight of zero. */
export function acceptedEncodings(header = ''): string[] {
  return header
    .split(',')
    .map((entry) => /^\s*([\w*-]+)\s*(?:;\s*q=\s*([\d.]+)\s*)?$/i.exec(entry) ?? [])
    .flatMap(([, name, weight = 1]) => (name !== undefined && Number(weight) > 0 ? name.toLowerCase() : []));
}
