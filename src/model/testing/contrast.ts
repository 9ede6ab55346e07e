/** Computes the contrast ratio between the color of a text and its background, for tests. */

/** Red, green, and blue values of a color, from 0 to 255. */
export type Color = readonly [number, number, number];

/** Returns the relative luminance of a color, https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function luminance(color: Color): number {
  const [red, green, blue] = color.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** Returns the contrast ratio of two colors, https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
export function contrast(one: Color, other: Color): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter! + 0.05) / (darker! + 0.05);
}

/**
 * Parses a computed color without transparency: `rgb(18, 38, 47)`.
 *
 * @throws {Error} for any other color
 */
export function parseColor(computed: string): Color {
  const parts = /^rgb\((\d+), (\d+), (\d+)\)$/.exec(computed)?.slice(1).map(Number);
  if (!parts) throw new Error(`No opaque color: ${computed}`);
  return [parts[0]!, parts[1]!, parts[2]!];
}
