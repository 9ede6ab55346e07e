import type { SectionId } from './sections.ts';

/**
 * Each section's icon as a list of boxes. Icons are shown before the section's name and next to its pages' titles. The
 * three digits of a box are its position to the right, left, and up, in half edges. `!` makes a box solid and `?` makes
 * it an outline. Otherwise the box is translucent. Boxes are listed back to front.
 */
export const arrangements: Readonly<Partial<Record<SectionId, string>>> = {
  // Icon: the foundation of everything else.
  concepts: '000!',
  // Icon: one of several boxes is selected.
  configuration: '000 200 020 220!',
  // Icon: boxes that rise like steps.
  guides: '000 200 002!',
  // Icon: a box whose lid is being opened.
  api: '000 003!',
  // Icon: input that is transformed on its way through.
  loaders: '000 200! 400',
  // Icon: one more box that is plugged in.
  plugins: '000 200 020 221!',
  // Icon: one box that is out of place.
  errors: '000 200 020 222?',
  // Icon: a box that moves from its old position to a new one.
  migrate: '040? 220 400!',
  // Icon: one box built on top of all other boxes.
  tools: '000 200 020 220 112!',
  // Icon: a position where one more box would fit.
  contribute: '000 200 020 220?',
  // Icon: a stack whose top box, the newest post, is solid.
  blog: '000 002 004!',
};

/** Icon of a single translucent box, for pages outside of all sections and for sections without an icon. */
const plainBox = '000';

/**
 * Distance in pixels to the right and down that an icon's box moves for each half edge to the right. A half edge up is
 * twice the second value. The CSS variable `--boxes` uses the same values.
 */
const [aside, down] = [12, 7] as const;

const kinds: Record<string, string> = { '!': 'solid', '?': 'outline' };

/**
 * Returns a section's icon as SVG. `section-icons.global.css` styles the icon, which is only decorative. It is drawn at
 * build time, so that browsers don't load this code.
 *
 * @param scale size relative to the boxes in the background pattern
 */
export function drawSectionIcon(section: SectionId | '', scale = 1): string {
  const arrangement = (section !== '' && arrangements[section]) || plainBox;
  const boxes = arrangement.split(' ').map(([right, left, up, kind = '']) => ({
    x: (Number(right) - Number(left)) * aside,
    y: (Number(right) + Number(left) - 2 * Number(up)) * down,
    kind: kinds[kind] ?? 'glass',
  }));
  const [half, tall] = [2 * aside, 8 * down];
  const left = Math.min(...boxes.map(({ x }) => x)) - half;
  const top = Math.min(...boxes.map(({ y }) => y));
  const width = Math.max(...boxes.map(({ x }) => x)) + half - left;
  const height = Math.max(...boxes.map(({ y }) => y)) + tall - top;
  const drawn = boxes.map(
    ({ x, y, kind }) =>
      // Draw the three visible faces of the box: the lid, the left side, and the right side.
      `<g class="${kind}" transform="translate(${x} ${y})"><path d="M0 0l24 14L0 28l-24-14z"/><path d="M-24 14 0 28v28l-24-14z"/><path d="M24 14 0 28v28l24-14z"/></g>`,
  );
  return `<svg class="boxes" viewBox="${left} ${top} ${width} ${height}" width="${width * scale}" height="${height * scale}">${drawn.join('')}</svg>`;
}
