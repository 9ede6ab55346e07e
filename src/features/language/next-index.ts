/**
 * Index to focus after an arrow key in a list of links; wraps around.
 *
 * @param key `KeyboardEvent.key`
 * @param index of the focused item, −1 if none
 * @param count of items
 * @returns undefined for other keys
 */
export function nextIndex(key: string, index: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return (index + 1) % count;
    case 'ArrowUp':
      return index <= 0 ? count - 1 : index - 1;
    case 'Home':
      return index < 0 ? undefined : 0;
    case 'End':
      return index < 0 ? undefined : count - 1;
    default:
      return undefined;
  }
}
