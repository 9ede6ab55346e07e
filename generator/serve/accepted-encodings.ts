/**
 * Returns the encodings in an `Accept-Encoding` header with their weights (`q=0.5`). Encodings with a weight of zero
 * are left out.
 */
export function acceptedEncodings(header = ''): Map<string, number> {
  const entries = header
    .split(',')
    .map((entry) => /^\s*([\w*-]+)\s*(?:;\s*q=([01](?:\.\d*)?)\s*)?$/i.exec(entry) ?? [])
    .flatMap(([, name, weight = 1]): [string, number][] =>
      name !== undefined && Number(weight) > 0 ? [[name.toLowerCase(), Number(weight)]] : [],
    );
  return new Map(entries);
}
