/**
 * Applies a page's `diff` to a file. Diffs on pages have no line numbers (`@@ …` lines mean “further down”), so the
 * file must contain context and removed lines in the same order.
 *
 * @param source content of the file
 * @param diff lines that start with `+`, `-` or a space
 * @returns content of the changed file, or the 0-based line of the diff that couldn't be applied, with the reason
 */
export function applyDiff(source: string, diff: string): { result: string } | { line: number; message: string } {
  const lines = source.replace(/\n$/, '').split('\n');
  const output: string[] = [];
  let position = 0;
  for (const hunk of hunksOf(diff)) {
    const before = hunk.lines.filter(({ sign }) => sign !== '+');
    const [first] = before;
    const start = first ? findLines(lines, before, position) : lines.length;
    if (first && start < 0) {
      const { line, text } = furthest(lines, before, position) ?? first;
      return {
        line,
        message:
          `the diff doesn’t match the file: the file has no line ${JSON.stringify(text)} ${position > 0 || line > first.line ? 'after the lines before it' : ''}`.trimEnd(),
      };
    }
    output.push(...lines.slice(position, start));
    let at = start;
    for (const { sign, text } of hunk.lines) {
      if (sign === '+') output.push(text);
      else {
        if (sign === ' ') output.push(...lines.slice(at, at + 1));
        at++;
      }
    }
    position = at;
  }
  output.push(...lines.slice(position));
  return { result: `${output.join('\n')}\n` };
}

interface DiffLine {
  sign: '+' | '-' | ' ';
  text: string;
  /** 0-based line in the diff. */
  line: number;
}

/** Splits a diff into hunks at `@@` lines and elisions. */
function hunksOf(diff: string): { lines: DiffLine[] }[] {
  let hunk: { lines: DiffLine[] } = { lines: [] };
  const hunks = [hunk];
  for (const [line, whole] of diff.split('\n').entries()) {
    if (/^(?:---|\+\+\+) /.test(whole) || whole.startsWith('diff ') || whole.startsWith('index ')) continue;
    if (whole.startsWith('@@') || /^\s*(?:\/\/ )?(?:…|\.\.\.)$/.test(whole)) hunks.push((hunk = { lines: [] }));
    else {
      const sign = whole.startsWith('+') ? '+' : whole.startsWith('-') ? '-' : ' ';
      hunk.lines.push({ sign, text: /^[+\- ]/.test(whole) ? whole.slice(1) : whole, line });
    }
  }
  return hunks.filter(({ lines }) => lines.length > 0);
}

/** Compares lines. A space after the sign doesn't matter, because pages often add one. */
function same(a: string | undefined, b: DiffLine | undefined): boolean {
  return a !== undefined && a.trim() === b?.text.trim();
}

function findLines(lines: string[], wanted: DiffLine[], from: number): number {
  for (let start = from; start + wanted.length <= lines.length; start++) {
    if (wanted.every((line, offset) => same(lines[start + offset], line))) return start;
  }
  return -1;
}

/** Returns the line of the diff at which the longest partial match ends. */
function furthest(lines: string[], wanted: DiffLine[], from: number): DiffLine | undefined {
  let best = 0;
  for (let start = from; start < lines.length; start++) {
    let count = 0;
    while (same(lines[start + count], wanted[count])) count++;
    best = Math.max(best, count);
  }
  return wanted[Math.min(best, wanted.length - 1)];
}
