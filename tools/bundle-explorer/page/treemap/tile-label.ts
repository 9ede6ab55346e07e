/**
 * Decides which text a treemap tile has room for. Sizes are never truncated, and names keep at least five characters.
 */

/** Assumed width of a character in the treemap, in pixels. Measuring each label would take longer than drawing it. */
const LETTER = 7;
/** Minimum number of characters of a shortened name, without its ellipsis. */
const FEWEST = 5;
/** Width up to which a treemap is too narrow to label its small tiles, in pixels. */
const NARROW = 480;
/** Minimum width and height of a tile with a label in a narrow treemap, in pixels. */
const SMALLEST = 24;

/** Whether a tile of this size may have a label in a treemap of the given width. */
export function mayHaveLabel(mapWidth: number, width: number, height: number): boolean {
  return mapWidth > NARROW || (width >= SMALLEST && height >= SMALLEST);
}

/** Returns the text if all of it fits into `room` pixels, and otherwise an empty string. */
export function wholeText(text: string, room: number): string {
  return text.length * LETTER <= room ? text : '';
}

/** Returns the name, or its start with an ellipsis, or an empty string if fewer than five characters fit. */
export function nameLabel(name: string, room: number): string {
  const letters = Math.floor(room / LETTER) - 1;
  return wholeText(name, room) || (letters >= FEWEST ? `${name.slice(0, letters)}…` : '');
}

/** Returns the title of a folder: its name and size if both fit, and otherwise as much of its name as fits. */
export function titleLabel(name: string, size: string, room: number): string {
  return wholeText(`${name} · ${size}`, room) || nameLabel(name, room);
}
