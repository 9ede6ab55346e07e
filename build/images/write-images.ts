/**
 * Images that the build draws: icons of the app and a social card a page.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { SiteConfig } from '../../site.config.ts';
import { slugOf } from '../bundle/chunk-names.ts';
import type { Output } from '../output/output.ts';
import { inProject } from '../paths.ts';
import type { Site, SitePage } from '../site.ts';
import { cardSvg } from './card.ts';
import { openPngRenderer } from './png-renderer.ts';

/** Pixels of the square icons (specification, “Page titles and metadata”). */
export const iconSizes = [150, 180, 192, 512];

/** Pixels across a social card. */
const cardWidth = 1200;

/** Site address of a page's card. */
export function cardAddress(url: string): string {
  return `/cards/${slugOf(url)}.png`;
}

/**
 * Draws icons and cards into the output; those of the last output are kept where nothing they show has changed.
 * @param onImage called as each is done
 */
export async function writeImages({ pages, sections }: Site, options: { config: SiteConfig; output: Output; onImage: () => void }): Promise<void> {
  const { config, output, onImage } = options;
  const renderer = openPngRenderer();
  const draw = async (file: string, svg: string, width: number) => {
    await output.derive(file, createHash('sha256').update(`${width} ${svg}`).digest('base64url'), () => renderer.render(svg, width));
    onImage();
  };
  const sectionTitle = ({ module: { page } }: SitePage) => (page.section ? sections.get(page.section)?.title : undefined);
  try {
    const icon = readFileSync(inProject('public/assets/icon-square-big.svg'), 'utf8');
    await Promise.all([
      ...iconSizes.map((size) => draw(`assets/icon-${size}x${size}.png`, icon, size)),
      ...pages.map((page) => {
        const { url, title, description, kind } = page.module.page;
        const kicker = kind === 'home' ? config.origin.replace('https://', '') : [config.name, sectionTitle(page)].filter(Boolean).join(' · ');
        return draw(cardAddress(url).slice(1), cardSvg({ title, kicker, description }), cardWidth);
      }),
    ]);
  } finally {
    await renderer.close();
  }
}

/** How many images `writeImages` draws. */
export function countImages({ pages }: Site): number {
  return iconSizes.length + pages.length;
}
