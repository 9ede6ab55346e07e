/** Applies edits to the source code of a configuration. */

/** A range of the source code and its replacement. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
}

/** Applies edits to a text. Text that is inserted inside a removed range is placed after the range. */
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
