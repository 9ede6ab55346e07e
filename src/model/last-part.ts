/** Returns the part of a dotted name after its last dot: `SplitChunksPlugin` for `optimize.SplitChunksPlugin`. */
export function lastPart(name: string): string {
  return name.slice(name.lastIndexOf('.') + 1);
}
