/** Changes of a text. Pure. */

/** A stretch of the text, and what stands there instead. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
}

/** The text after edits; what is inserted inside of what another removes comes after it. */
export function withEdits(text: string, edits: readonly Edit[]): string {
  const removals = edits.filter(({ from, to }) => to > from);
  const settled = edits.map((edit) => {
    const around = edit.from === edit.to && removals.find(({ from, to }) => from < edit.from && edit.from < to);
    return around ? { ...edit, from: around.to, to: around.to } : edit;
  });
  return settled
    .toSorted((one, other) => other.from - one.from || other.to - one.to)
    .reduce((result, { from, to, insert }) => result.slice(0, from) + insert + result.slice(to), text);
}
