/** Returns the position where a JavaScript string literal ends. @param start position of the opening quote */
export function endOfQuoted(code: string, start: number): number {
  const quote = code[start];
  for (let at = start + 1; at < code.length; at += 1) {
    if (code[at] === '\\') at += 1;
    else if (code[at] === quote) return at + 1;
  }
  return code.length;
}

/** Returns the position where a JavaScript template literal ends. It may contain other template literals. */
export function endOfTemplate(code: string, start: number): number {
  /** Number of unclosed braces in the current `${…}` expression of each unfinished template literal. */
  const braces = [0];
  for (let at = start + 1; at < code.length; at += 1) {
    const inCode = (braces.at(-1) ?? 0) > 0;
    if (code[at] === '\\') at += 1;
    else if (!inCode && code[at] === '`') {
      braces.pop();
      if (braces.length === 0) return at + 1;
    } else if (!inCode && code.startsWith('${', at)) {
      braces[braces.length - 1] = 1;
      at += 1;
    } else if (inCode) {
      if (code[at] === '"' || code[at] === "'") at = endOfQuoted(code, at) - 1;
      else if (code[at] === '`') braces.push(0);
      else if (code[at] === '{') braces[braces.length - 1] = (braces.at(-1) ?? 0) + 1;
      else if (code[at] === '}') braces[braces.length - 1] = (braces.at(-1) ?? 0) - 1;
    }
  }
  return code.length;
}

/**
 * Returns the position where a regular expression literal ends. A slash without a counterpart on its line is a
 * division.
 */
export function endOfPattern(code: string, start: number): number {
  let isInClass = false;
  for (let at = start + 1; at < code.length && code[at] !== '\n'; at += 1) {
    if (code[at] === '\\') at += 1;
    else if (code[at] === '[') isInClass = true;
    else if (code[at] === ']') isInClass = false;
    else if (code[at] === '/' && !isInClass) return at + 1;
  }
  return start + 1;
}
