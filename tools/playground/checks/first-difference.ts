/** An output file that differs between the playground and Node.js, with its first difference. */
export interface Difference {
  name: string;
  /**
   * Excerpts of at most 60 characters around the difference. `here` is undefined if the playground doesn't emit the
   * file.
   */
  here: string | undefined;
  inNode: string;
}

/** Number of characters to show before the difference in an excerpt. */
const before = 20;

/**
 * Finds the first difference between an output file in the playground and in Node.js. @param here undefined if the
 * playground doesn't emit the file
 */
export function firstDifference(name: string, here: string | undefined, inNode: string): Difference {
  if (here === undefined) return { name, here, inNode: excerpt(inNode, 0) };
  let at = 0;
  while (at < inNode.length && here[at] === inNode[at]) at += 1;
  return { name, here: excerpt(here, at), inNode: excerpt(inNode, at) };
}

function excerpt(text: string, at: number): string {
  return JSON.stringify(text.slice(Math.max(0, at - before), at + 60 - before)).slice(1, -1);
}
