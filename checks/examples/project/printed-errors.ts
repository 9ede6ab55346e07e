/** Returns the first line of an error in the actual output, if the page doesn't show an error yet. */
export function newError(shown: string, actual: string): string | undefined {
  const errors = (text: string): string[] =>
    text.split('\n').filter((line) => /^\s*(?:ERROR\b|npm (?:ERR!|error)|(?:\w*Error|error)\b.*:|✖)/.test(line));
  return errors(shown).length > 0 ? undefined : errors(actual)[0];
}

/**
 * Leaves out stack traces and the version that Node.js prints after them, because they contain lines of code that other
 * people wrote. If the page shows a stack trace, the text is returned unchanged.
 */
export function withoutStacks(shown: string, actual: string): string {
  const trace = /(?:^ +at .*(?:\n|$))+(?:\n*Node\.js v[\d.]+$)?/gm;
  return trace.test(shown) ? actual : actual.replaceAll(trace, '…\n').trimEnd();
}
