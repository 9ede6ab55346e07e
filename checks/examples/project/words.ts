/** The last lines of an output, without stack frames in Node's own code. */
export function tail(text: string): string {
  const lines = text
    .trim()
    .split('\n')
    .filter((line) => !/^\s+at .*\(?node:/.test(line) && line.trim() !== '');
  return lines
    .slice(-15)
    .map((line) => `    ${line.slice(0, 300)}`)
    .join('\n');
}

/** A line in quotation marks, truncated. */
export function quoted(line: string): string {
  const text = line.trim();
  return JSON.stringify(text.length > 160 ? `${text.slice(0, 160)}…` : text);
}
