/**
 * Images that the build draws: icons of the app and a social card a page.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { SiteConfig } from '../../site.config.ts';
import { slugOf } from '../bundle/chunk-names.ts';
import type { FileSink } from '../output/file-sink.ts';
import { inProject } from '../paths.ts';
import type { Site, SitePage } from '../site.ts';
import { cardSvg } from './card.ts';
import { openPngRenderer } from './png-renderer.ts';

/** A PNG and what it is drawn from. */
export interface DrawnImage {
  /** File in the output. */
  file: string;
  svg: string;
  /** Pixels across. */
  width: number;
}

/** Pixels of the square icons (specification, “Page titles and metadata”). */
export const iconSizes = [150, 180, 192, 512];

/** Pixels across a social card. */
const cardWidth = 1200;

/** Site address of a page's card. */
export function cardAddress(url: string): string {
  return `/cards/${slugOf(url)}.png`;
}

/** The icons of the app. */
export function icons(): DrawnImage[] {
  const svg = readFileSync(inProject('public/assets/icon-square-big.svg'), 'utf8');
  return iconSizes.map((size) => ({ file: `assets/icon-${size}x${size}.png`, svg, width: size }));
}

/** The social cards of a site, one a page. */
export function cards({ pages, sections }: Site, config: SiteConfig): DrawnImage[] {
  const kicker = ({ module: { page } }: SitePage) => {
    if (page.kind === 'home') return config.origin.replace('https://', '');
    const section = page.section ? sections.get(page.section)?.title : undefined;
    return [config.name, section].filter(Boolean).join(' · ');
  };
  return pages.map((page) => {
    const { url, title, description } = page.module.page;
    return { file: cardAddress(url).slice(1), svg: cardSvg({ title, kicker: kicker(page), description }), width: cardWidth };
  });
}

/**
 * Draws images into the output; those of the last output are kept where nothing they show has changed.
 * @param onImage called as each is done
 */
export async function writeImages(images: DrawnImage[], output: FileSink, onImage: () => void): Promise<void> {
  const renderer = openPngRenderer();
  try {
    await Promise.all(
      images.map(async ({ file, svg, width }) => {
        const key = createHash('sha256').update(`${width} ${svg}`).digest('base64url');
        await output.derive(file, key, () => renderer.render(svg, width));
        onImage();
      }),
    );
  } finally {
    await renderer.close();
  }
}
