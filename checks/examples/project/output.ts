import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { repository } from '../sandbox/sandbox.ts';

/** Stands in shown output for anything that was left out: a line that is only this, or a part of a line. */
const ellipsis = '…';

/** A line that stands for any lines: the ellipsis or three dots alone, also as a comment. */
const ellipsisLine = /^\s*(?:\/\/|#|\/\*|<!--)?\s*(?:…|\.\.\.)\s*(?:\*\/|-->)?\s*$/;

/** The packages that examples share, as absolute paths and URLs name them. */
const installed = (() => {
  const folder = path.join(repository, 'node_modules/');
  return { path: folder, href: pathToFileURL(folder).href };
})();

/** The same from an example's folder: steps upward, then any last part of the path, whatever characters are in it. */
const installedRelative = new RegExp(
  String.raw`(?:\.\./)+${repository
    .split('/')
    .filter(Boolean)
    .map((part) => `(?:${escape(part)}/)?`)
    .join('')}node_modules/`,
  'g',
);

/** Any of the ways in which programs write a day: `2026-11-21`, `11/21/2026`, `Sat Nov 21 2026`, `Sat, 21 Nov 2026`. */
const day = new RegExp(
  [
    String.raw`\b\d{4}-\d{2}-\d{2}\b`,
    String.raw`\b\d{1,2}/\d{1,2}/\d{4}\b`,
    String.raw`\b(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\w*,? (?:\d{1,2} [A-Z][a-z]{2}|[A-Z][a-z]{2} \d{1,2}) \d{4}\b`,
  ].join('|'),
  'g',
);

/**
 * Brings printed text into the form in which it is compared and shown: no colors, no progress, the example's folder
 * shown as `/<name>`, packages as `./node_modules/…`.
 *
 * @param folder absolute path of the example's folder
 */
export function tidyOutput(text: string, folder: string): string {
  const name = folder.slice(folder.lastIndexOf('/') + 1);
  return (
    text
      // oxlint-disable-next-line no-control-regex -- terminal colors are control characters
      .replaceAll(/\u001b\[[\d;?]*[A-Za-z]/g, '')
      .replaceAll(/^.*\r(?!\n)/gm, '')
      .replaceAll('\r\n', '\n')
      .replaceAll(pathToFileURL(folder).href, `file:///${name}`)
      .replaceAll(folder, `/${name}`)
      .replaceAll(installedRelative, './node_modules/')
      .replaceAll(installed.href, `file:///${name}/node_modules/`)
      .replaceAll(installed.path, `/${name}/node_modules/`)
      .replaceAll(/(?:\.\.\/)+(?:[\w.-]+\/)*?node_modules\//g, './node_modules/')
      .replaceAll(/(?:\/[\w.-]+)+\/node_modules\//g, `/${name}/node_modules/`)
      .split('\n')
      .map((line) => line.trimEnd())
      .join('\n')
      .replaceAll(/^\n+|\n+$/g, '')
  );
}

/**
 * One line without what differs from run to run: sizes, hashes, days, times, versions, ports and the folders above the
 * example's own.
 */
export function shapeOf(line: string, name: string): string {
  return line
    .replaceAll(new RegExp(String.raw`(?:/[\w.~@-]+)*/${escape(name)}(?![\w-])`, 'g'), name)
    .replaceAll(/\b\d+(?:\.\d+)?\s?(?:bytes|byte|KiB|MiB|GiB|kB|KB|MB|B)\b/g, '<size>')
    .replaceAll(/\b\d+(?:\.\d+)?\s?(?:ms|s|seconds?|milliseconds?)\b/g, '<time>')
    .replaceAll(day, '<day>')
    .replaceAll(/\b\d+:\d{2}(?::\d{2})?(?:\.\d+)?(?: [AP]M)?\b/g, '<time>')
    .replaceAll(/\bv?\d+\.\d+\.\d+(?:-[\w.]+)?\b/g, '<version>')
    .replaceAll(/\b(?=[a-f]*\d)[\da-f]{8,64}\b/g, '<hash>')
    .replaceAll(/(?<=\.)(?=[a-f]*\d)[\da-f]{6,7}(?=\.)/g, '<hash>')
    .replaceAll(/\b(localhost|127\.0\.0\.1|\[::1?\]):\d+/g, '$1:<port>')
    .replaceAll(/https?:\/\/(?:\d+\.){3}\d+:(?:\d+|<port>)/g, '<address>')
    .replaceAll(/\bpid:? \d+/gi, 'pid <number>')
    .replaceAll(/(\S)\s+/g, '$1 ')
    .trimEnd();
}

/** Headers of `npm run`, and npm's summary of an installation: nobody needs them shown. */
function isNoise(line: string): boolean {
  return line.startsWith('> ') || npmSummary.test(line);
}

/** The line of a parse error that is at fault begins like a header of `npm run`: `> 3 | const …`. */
const codeFrameLine = /^> *\d+ \|/;

const npmSummary =
  /^(?:(?:added|removed|changed|up to date)\b.*\b(?:packages?|in <time>)|found 0 vulnerabilities$|\d+ packages? are looking for funding|\s+run `npm fund`)/;

/** Where shown and printed text part ways. */
export interface Mismatch {
  /** 0-based line in the shown text. */
  line: number;
  shown: string;
  /** The printed line in its place, `undefined` at the end of what was printed. */
  printed: string | undefined;
}

/**
 * Compares shown output with what was printed.
 *
 * @param shown the fence's text; a line that is only `…` stands for any lines, `…` in a line for any text
 * @param printed tidied output
 * @param options `name` of the example's folder; `excerpt`: shown lines occur in this order, anything may be between
 * @returns the first difference, or nothing
 */
export function compareOutput(
  shown: string,
  printed: string,
  { name, excerpt = false }: { name: string; excerpt?: boolean },
): Mismatch | undefined {
  const expected = linesOf(shown, name);
  const actual = linesOf(printed, name);
  let position = 0;
  let open = excerpt;
  for (const { text, index, original } of expected) {
    if (ellipsisLine.test(text)) {
      open = true;
      continue;
    }
    const found = actual.findIndex(
      (line, at) => at >= position && (excerpt ? contains(text, line.text) : matches(text, line.text)),
    );
    if (found < 0 || (!open && found !== position))
      return { line: index, shown: original, printed: actual[position]?.original };
    // Several excerpts may be from one line, as in minified code.
    position = excerpt ? found : found + 1;
    open = excerpt;
  }
  const rest = actual[position];
  return rest && !open ? { line: shown.split('\n').length - 1, shown: '(end)', printed: rest.original } : undefined;
}

/**
 * What the author's shown output becomes when it is refreshed: real lines, with the author's elisions kept.
 *
 * @param shown the fence's text as it stands
 * @param printed tidied output
 */
export function refreshOutput(
  shown: string,
  printed: string,
  { name, excerpt = false }: { name: string; excerpt?: boolean },
): string {
  const lines = shown.split('\n');
  const elided = excerpt || lines.some((line) => ellipsisLine.test(line) || line.includes(ellipsis));
  const actual = linesOf(printed, name);
  if (!elided || shown.trim() === '')
    return printed
      .split('\n')
      .filter((line) => codeFrameLine.test(line) || !isNoise(shapeOf(line, name)))
      .join('\n')
      .replaceAll(/^\n+|\n+$/g, '');
  const refreshed: string[] = [];
  let position = 0;
  let open = excerpt;
  for (const line of lines) {
    if (ellipsisLine.test(line)) open = true;
    if (ellipsisLine.test(line) || line.trim() === '') {
      refreshed.push(line);
      continue;
    }
    const shape = shapeOf(line, name);
    let found = actual.findIndex(
      ({ text }, at) => at >= position && (excerpt ? contains(shape, text) : matches(shape, text)),
    );
    // A line of output that no longer occurs is replaced by the one that is most like it; what an excerpt of a file
    // shows is the author's choice.
    if (found < 0 && excerpt) {
      refreshed.push(line);
      continue;
    }
    if (found < 0) found = mostAlike(shape, actual, position);
    if (found < 0 && !open && position < actual.length) found = position;
    if (found < 0) continue;
    refreshed.push(
      excerpt || (line.includes(ellipsis) && matches(shape, actual[found]!.text)) ? line : actual[found]!.original,
    );
    position = found + 1;
    open = excerpt;
  }
  return refreshed.join('\n');
}

function mostAlike(shape: string, actual: Line[], position: number): number {
  const words = new Set(shape.split(/\W+/));
  let best = { at: -1, score: 1 };
  for (let at = position; at < actual.length; at++) {
    const score = actual[at]!.text.split(/\W+/).filter((word) => word !== '' && words.has(word)).length;
    if (score > best.score) best = { at, score };
  }
  return best.at;
}

interface Line {
  text: string;
  original: string;
  /** 0-based line in the text it is from. */
  index: number;
}

function linesOf(text: string, name: string): Line[] {
  return text
    .split('\n')
    .map((original, index) => ({ original, index, text: shapeOf(original, name) }))
    .filter((line) => line.text !== '' && !isNoise(line.text));
}

function matches(shape: string, line: string): boolean {
  if (!shape.includes(ellipsis)) return shape === line;
  return new RegExp(`^${shape.split(ellipsis).map(escape).join('.*')}$`).test(line);
}

/** An excerpt may leave out indentation, and show a part of a line. */
function contains(shape: string, line: string): boolean {
  const text = shape.trim();
  return text.includes(ellipsis)
    ? new RegExp(text.split(ellipsis).map(escape).join('.*')).test(line)
    : line.includes(text);
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
