import type { SectionId } from './sections.ts';

/**
 * What each section is about, as boxes: they stand before its name, and at the titles of its pages. A box is its place to
 * the right, to the left and upwards, in half edges; with `!` it is solid, with `?` an outline, else of glass. What is nearer
 * comes later.
 */
export const arrangements: Readonly<Partial<Record<SectionId, string>>> = {
  // The one thing that all the others are made of.
  concepts: '000!',
  // One of several is chosen.
  configuration: '000 200 020 220!',
  // Step by step.
  guides: '000 200 002!',
  // A lid that opens.
  api: '000 003!',
  // What passes through is changed on its way.
  loaders: '000 200! 400',
  // One more is put in.
  plugins: '000 200 020 221!',
  // From the old place to the new.
  migrate: '040? 220 400!',
  // What stands on all the others.
  tools: '000 200 020 220 112!',
  // A place is free.
  contribute: '000 200 020 220?',
  // The newest lies on top.
  blog: '000 002 004!',
};

/** One box of glass, for pages outside of all sections and for a section that nobody has drawn yet. */
const plainBox = '000';

/** Half an edge to the right is so many px to the right, and down; an edge upwards has four times the latter. As in `--boxes`. */
const [aside, down] = [12, 7] as const;

const kinds: Record<string, string> = { '!': 'solid', '?': 'outline' };

/**
 * The boxes of a section as SVG, styled by `boxes.global.css`. An ornament: it says nothing that words do not. The build draws
 * it, so that no visit loads what draws.
 *
 * @param scale how large they are; 1: as those of the ground of boxes
 */
export function drawBoxes(section: SectionId | '', scale = 1): string {
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
      // Lid, left side, right side.
      `<g class="${kind}" transform="translate(${x} ${y})"><path d="M0 0l24 14L0 28l-24-14z"/><path d="M-24 14 0 28v28l-24-14z"/><path d="M24 14 0 28v28l24-14z"/></g>`,
  );
  return `<svg class="boxes" viewBox="${left} ${top} ${width} ${height}" width="${width * scale}" height="${height * scale}">${drawn.join('')}</svg>`;
}
