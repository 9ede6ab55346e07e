/**
 * Returns the index of the link to focus after an arrow key is pressed in a list of links. Wraps around.
 *
 * @param key `KeyboardEvent.key`
 * @param index index of the focused link, or −1 if none has the focus
 * @param count number of links
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
