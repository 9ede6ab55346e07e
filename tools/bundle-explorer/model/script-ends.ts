/** Returns the end of a string literal. @param start position of the opening quote */
export function endOfQuoted(code: string, start: number): number {
  const quote = code[start];
  for (let at = start + 1; at < code.length; at += 1) {
    if (code[at] === '\\') at += 1;
    else if (code[at] === quote) return at + 1;
  }
  return code.length;
}

/** Returns the end of a template literal, which may contain other template literals. */
export function endOfTemplate(code: string, start: number): number {
  /** Number of open braces in the current expression of each open template literal. */
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

/** Returns the end of a regular expression. A slash that has no counterpart on its line is a division. */
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
