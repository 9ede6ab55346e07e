/** An output file that the playground makes otherwise than Node, with what stands where they part. */
export interface Difference {
  name: string;
  /** A line of text each, at most 60 characters; nothing for a file that the playground does not make. */
  here: string | undefined;
  inNode: string;
}

/** Characters that are shown from before the difference. */
const before = 20;

/** Finds the place where two contents part. @param here nothing if the playground does not make the file */
export function firstDifference(name: string, here: string | undefined, inNode: string): Difference {
  if (here === undefined) return { name, here, inNode: excerpt(inNode, 0) };
  let at = 0;
  while (at < inNode.length && here[at] === inNode[at]) at += 1;
  return { name, here: excerpt(here, at), inNode: excerpt(inNode, at) };
}

function excerpt(text: string, at: number): string {
  return JSON.stringify(text.slice(Math.max(0, at - before), at + 60 - before)).slice(1, -1);
}
