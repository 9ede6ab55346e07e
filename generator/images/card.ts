/** Draws social cards of 1200 × 630 pixels, with the page's title, its section and webpack's cube. */
import { readFileSync } from 'node:fs';
import { inProject } from '../paths.ts';
import { escapeXml } from '../machine-files/xml.ts';

/** Text shown on a social card. */
interface Card {
  title: string;
  /** Name of the section or the site, shown above the title of the card. */
  kicker: string;
  /** Description of the page, shown below the title of the card. */
  description: string;
}

/** Font files for the cards (Inter, SIL Open Font License), so that every machine draws the same image. */
export const cardFonts = ['400Regular/Inter_400Regular.ttf', '700Bold/Inter_700Bold.ttf'].map((file) =>
  inProject('node_modules/@expo-google-fonts/inter', file),
);

/** Name of the font family in `cardFonts`. */
export const cardFontFamily = 'Inter';

const cube = readFileSync(inProject('public/favicon.svg'), 'utf8').replace(
  '<svg ',
  '<svg x="860" y="165" width="300" height="300" ',
);

/** Draws a social card as SVG. The PNG of a card is rendered again only if its SVG has changed. */
export function cardSvg({ title, kicker, description }: Card): string {
  const lines = wrap(title, { width: 24, lines: 3 });
  const size = lines.length > 2 ? 58 : 68;
  const about = wrap(description, { width: 50, lines: 3 });
  const lineHeight = size * 1.18;
  const top = 315 - (lines.length * lineHeight + about.length * 38 + 60) / 2;
  const titleLines = lines.map(
    (line, index) =>
      `<text x="80" y="${top + 60 + size * 0.75 + index * lineHeight}" font-size="${size}" font-weight="700" fill="#fff">${escapeXml(line)}</text>`,
  );
  const below = top + 60 + lines.length * lineHeight + 34;
  const aboutLines = about.map(
    (line, index) => `<text x="80" y="${below + index * 38}" font-size="27" fill="#c3dbe8">${escapeXml(line)}</text>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" font-family="${cardFontFamily}">
<rect width="1200" height="630" fill="#2b3a42"/>
<rect width="1200" height="10" fill="#8dd6f9"/>
<text x="80" y="${top + 24}" font-size="30" font-weight="700" fill="#8dd6f9">${escapeXml(kicker)}</text>
${titleLines.join('\n')}
${aboutLines.join('\n')}
${cube}
</svg>`;
}

/** Wraps text for a social card at `width` characters. Text that doesn't fit is truncated with an ellipsis. */
export function wrap(text: string, { width, lines: most }: { width: number; lines: number }): string[] {
  const lines: string[] = [];
  for (const word of text
    .split(/\s+/)
    .filter(Boolean)
    .map((long) => (long.length > width ? `${long.slice(0, width - 1)}…` : long))) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + word.length <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most);
  const end = kept[most - 1] ?? '';
  kept[most - 1] = `${end.slice(0, width - 1).replace(/[\s.,;:]+$/, '')}…`;
  return kept;
}
