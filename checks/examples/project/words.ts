/** Returns the last lines of output, without stack frames in the code of Node.js. */
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

/** Puts a line in quotation marks, and truncates it. */
export function quoted(line: string): string {
  const text = line.trim();
  return JSON.stringify(text.length > 160 ? `${text.slice(0, 160)}…` : text);
}
