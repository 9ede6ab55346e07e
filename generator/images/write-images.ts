/**
 * Images that the build draws: icons of the app and a social card a page.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { versionOfCode } from '../../compile/keys/code-version.ts';
import { keyOf } from '../../compile/keys/key-of.ts';
import { readLockedPackages, versionsOf } from '../../compile/keys/locked-packages.ts';
import type { SiteConfig } from '../../site.config.ts';
import { cardAddress } from '../../src/model/url.ts';
import type { FileSink } from '../output/file-sink.ts';
import { inProject } from '../paths.ts';
import type { Site, SitePage } from '../site.ts';
import { cardSvg } from './card.ts';
import { icoOf } from './ico.ts';
import { openPngRenderer, type PngRenderer } from './png-renderer.ts';

/** A PNG, or an icon that holds one, and what it is drawn from. */
export interface DrawnImage {
  /** File in the output. */
  file: string;
  svg: string;
  /** Pixels across. */
  width: number;
}

/** Pixels of the square icons (specification, “Page titles and metadata”). */
export const iconSizes = [150, 180, 192, 512];

/** Pixels of `favicon.ico`. */
const faviconSize = 48;

/** Pixels across a social card. */
const cardWidth = 1200;

/** Changes with the code that draws, and with the packages of its renderer and its font. */
const rendererVersion = keyOf({
  code: versionOfCode(['render-worker.ts', 'ico.ts'].map((file) => path.join(import.meta.dirname, file))),
  font: versionsOf(['@expo-google-fonts/inter'], readLockedPackages()),
});

/** The icons of the app. */
export function icons(): DrawnImage[] {
  const svg = readFileSync(inProject('public/assets/icon-square-big.svg'), 'utf8');
  const mark = readFileSync(inProject('public/favicon.svg'), 'utf8');
  return [
    ...iconSizes.map((size) => ({ file: `assets/icon-${size}x${size}.png`, svg, width: size })),
    { file: 'favicon.ico', svg: mark, width: faviconSize },
  ];
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
    return {
      file: cardAddress(url).slice(1),
      svg: cardSvg({ title, kicker: kicker(page), description }),
      width: cardWidth,
    };
  });
}

/** The bytes of an image's file. Rejects where it cannot be drawn. */
export async function drawImage({ file, svg, width }: DrawnImage, renderer: PngRenderer): Promise<Uint8Array> {
  const png = await renderer.render(svg, width);
  return file.endsWith('.ico') ? icoOf(png, width) : png;
}

/**
 * Draws images into the output; those of the last output are kept where nothing they show has changed.
 * @param onImage called as each is done
 */
export async function writeImages(images: DrawnImage[], output: FileSink, onImage: () => void): Promise<void> {
  const renderer = openPngRenderer();
  try {
    await Promise.all(
      images.map(async (image) => {
        const input = { ...image, renderer: rendererVersion };
        await output.derive(image.file, input, (drawn) => drawImage(drawn, renderer));
        onImage();
      }),
    );
  } finally {
    await renderer.close();
  }
}
