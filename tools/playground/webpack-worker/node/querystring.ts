/** Browser version of Node.js's `querystring`. */

function parse(text: string): Record<string, string | string[]> {
  const found: Record<string, string | string[]> = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const before = found[key];
    found[key] = before === undefined ? value : [before, value].flat();
  }
  return found;
}

function stringify(values: Record<string, unknown>): string {
  return Object.entries(values)
    .flatMap(([key, value]) =>
      [value].flat().map((one) => `${encodeURIComponent(key)}=${encodeURIComponent(String(one))}`),
    )
    .join('&');
}

export default {
  parse,
  decode: parse,
  stringify,
  encode: stringify,
  escape: encodeURIComponent,
  unescape: decodeURIComponent,
};
