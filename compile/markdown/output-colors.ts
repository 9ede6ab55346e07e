import type { Token } from './highlight.ts';

/** Colors of webpack's output in a terminal, with the token class that has the color in a terminal block. */
const colors = { green: 's', yellow: 'n', red: 'v', cyan: 'f' } as const;

/**
 * What webpack colors in its output (`DefaultStatsPrinterPlugin`), with the color. Whatever is before the first capture
 * group keeps the default color. Rare colors are left out, and those of positions in files, to keep pages small.
 */
const rules: [color: keyof typeof colors, pattern: RegExp][] = [
  ['green', /^ *asset (\S+)/],
  ['green', /\[(?:emitted|minimized|cached|immutable|copied|dev|hmr|rendered|recorded|build time executed)\]/],
  ['yellow', /\[(?:compared for emit|big|orphan|optional|built|code generated|entry|initial|\d+ warnings?)\]/],
  ['cyan', /\[(?:dependent|exports: [^\]]+|no exports(?: used)?|all exports used|only some exports used: [^\]]+)\]/],
  ['cyan', /\[(?:module unused|used exports unknown)\]/],
  ['red', /\[(?:not cacheable|\d+ errors?)\]/],
  ['red', /^ERROR(?= in )/],
  ['yellow', /^WARNING(?= in )/],
  ['green', /compiled (successfully)/],
  ['red', /compiled with (\d+ errors?)/],
  ['yellow', /compiled with (?:\d+ errors? and )?(\d+ warnings?)/],
  ['red', /^\[webpack-cli\] (✖ .*)/],
  ['red', /^Module (not found: Error)/],
];

/** Splits the output of a command into tokens with the colors that webpack gives it in a terminal. */
export function colorOutput(output: string): Token[][] {
  return output.split('\n').map(colorLine);
}

function colorLine(line: string): Token[] {
  const ranges = rules
    .flatMap(([color, pattern]) =>
      [...line.matchAll(new RegExp(pattern, 'dg'))].map(({ indices }) => ({
        range: (indices![1] ?? indices![0])!,
        color,
      })),
    )
    .toSorted((one, other) => one.range[0] - other.range[0]);
  const tokens: Token[] = [];
  let position = 0;
  for (const { range, color } of ranges) {
    const [start, end] = range;
    tokens.push({ text: line.slice(position, start) }, { text: line.slice(start, end), kind: colors[color] });
    position = end;
  }
  return [...tokens, { text: line.slice(position) }].filter(({ text }) => text !== '' || line === '');
}
