/**
 * Applies a page's `diff` to a file. Pages show diffs without line numbers (`@@ …` lines are taken as “further down”):
 * context and removed lines must occur in the file, in this order.
 *
 * @param source the file
 * @param diff lines that begin with `+`, `-` or a space
 * @returns the changed file, or the 0-based line of the diff that could not be applied, with the reason
 */
export function applyDiff(source: string, diff: string): { result: string } | { line: number; message: string } {
  const lines = source.replace(/\n$/, '').split('\n');
  const output: string[] = [];
  let position = 0;
  for (const hunk of hunksOf(diff)) {
    const before = hunk.lines.filter(({ sign }) => sign !== '+');
    const start = before.length === 0 ? lines.length : findLines(lines, before, position);
    if (start < 0) {
      const { line, text } = furthest(lines, before, position);
      return {
        line,
        message:
          `the diff does not fit the file: it has no line ${JSON.stringify(text)} ${position > 0 || line > before[0]!.line ? 'after the lines before it' : ''}`.trimEnd(),
      };
    }
    output.push(...lines.slice(position, start));
    let at = start;
    for (const { sign, text } of hunk.lines) {
      if (sign === '+') output.push(text);
      else {
        if (sign === ' ') output.push(lines[at]!);
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

/** Parts of a diff between `@@` lines and elisions. */
function hunksOf(diff: string): { lines: DiffLine[] }[] {
  const hunks: { lines: DiffLine[] }[] = [{ lines: [] }];
  for (const [line, whole] of diff.split('\n').entries()) {
    if (/^(?:---|\+\+\+) /.test(whole) || whole.startsWith('diff ') || whole.startsWith('index ')) continue;
    if (whole.startsWith('@@') || /^\s*(?:\/\/ )?(?:…|\.\.\.)$/.test(whole)) hunks.push({ lines: [] });
    else {
      const sign = whole.startsWith('+') ? '+' : whole.startsWith('-') ? '-' : ' ';
      hunks.at(-1)!.lines.push({ sign, text: /^[+\- ]/.test(whole) ? whole.slice(1) : whole, line });
    }
  }
  return hunks.filter(({ lines }) => lines.length > 0);
}

/** Indentation counts by what follows it only: pages often put a space after the sign. */
function same(a: string, b: string): boolean {
  return a.trim() === b.trim();
}

function findLines(lines: string[], wanted: DiffLine[], from: number): number {
  for (let start = from; start + wanted.length <= lines.length; start++) {
    if (wanted.every(({ text }, offset) => same(lines[start + offset]!, text))) return start;
  }
  return -1;
}

/** The diff line at which the best attempt fails. */
function furthest(lines: string[], wanted: DiffLine[], from: number): DiffLine {
  let best = 0;
  for (let start = from; start < lines.length; start++) {
    let count = 0;
    while (count < wanted.length && start + count < lines.length && same(lines[start + count]!, wanted[count]!.text))
      count++;
    best = Math.max(best, count);
  }
  return wanted[Math.min(best, wanted.length - 1)]!;
}
