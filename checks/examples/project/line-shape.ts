/** Matches dates in common formats: `2026-11-21`, `11/21/2026`, `Sat Nov 21 2026`, `Sat, 21 Nov 2026`. */
const day = new RegExp(
  [
    String.raw`\b\d{4}-\d{2}-\d{2}\b`,
    String.raw`\b\d{1,2}/\d{1,2}/\d{4}\b`,
    String.raw`\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\w*,? (?:\d{1,2} [A-Z][a-z]{2}|[A-Z][a-z]{2} \d{1,2}) \d{4}\b`,
  ].join('|'),
  'g',
);

/**
 * Normalizes the parts of a line that vary: sizes, hashes, dates, times, versions, ports, and the folders above the
 * example.
 */
export function shapeOf(line: string, name: string): string {
  const sized = line
    .replaceAll(new RegExp(String.raw`(?:/[\w.~@-]+)*/${RegExp.escape(name)}(?![\w-])`, 'g'), name)
    .replaceAll(/\b\d+(?:\.\d+)?\s?(?:bytes|byte|KiB|MiB|GiB|kB|KB|MB|B)\b/g, '<size>');
  return withoutTimes(sized)
    .replaceAll(/\bv?\d+\.\d+\.\d+(?:-[\w.]+)?\b/g, '<version>')
    .replaceAll(/\b(?=[a-f]*\d)[\da-f]{8,64}\b/g, '<hash>')
    .replaceAll(/(?<=\.)(?=[a-f]*\d)[\da-f]{6,7}(?=\.)/g, '<hash>')
    .replaceAll(/\b(localhost|127\.0\.0\.1|\[::1?\]):\d+/g, '$1:<port>')
    .replaceAll(/https?:\/\/(?:\d+\.){3}\d+:(?:\d+|<port>)/g, '<address>')
    .replaceAll(/\bpid:? \d+/gi, 'pid <number>')
    .replaceAll(/(\S)\s+/g, '$1 ')
    .trimEnd();
}

/** Replaces durations, dates and times of day, which are different in every run. */
export function withoutTimes(line: string): string {
  return line
    .replaceAll(/\b\d+(?:\.\d+)?\s?(?:ms|s|seconds?|milliseconds?)\b/g, '<time>')
    .replaceAll(day, '<day>')
    .replaceAll(/\b\d+:\d{2}(?::\d{2})?(?:\.\d+)?(?: [AP]M)?\b/g, '<time>');
}
