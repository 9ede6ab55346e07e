/** Writes generated images: app icons, and a social card per page. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { versionOfCode } from '../../compile/cache-keys/code-version.ts';
import { keyOf } from '../../compile/cache-keys/key-of.ts';
import { readLockedPackages, versionsOf } from '../../compile/cache-keys/locked-packages.ts';
import type { SiteConfig } from '../../site.config.ts';
import { cardAddress } from '../../src/model/url.ts';
import type { FileSink } from '../output/file-sink.ts';
import { inProject } from '../paths.ts';
import type { Site, SitePage } from '../site.ts';
import { cardSvg } from './card.ts';
import { icoOf } from './ico.ts';
import { openPngRenderer, type PngRenderer } from './png-renderer.ts';

/** A generated PNG, or an icon that contains a PNG, with the SVG that it is rendered from. */
export interface DrawnImage {
  /** Path of the image in the site's output. */
  file: string;
  svg: string;
  /** Width of the image in pixels. */
  width: number;
}

/** Sizes of the square app icons in pixels (“Page titles and metadata” in the specification). */
export const iconSizes = [150, 180, 192, 512];

/** Size of `favicon.ico` in pixels. */
const faviconSize = 48;

/** Width of a social card in pixels. */
const cardWidth = 1200;

/** Version of the drawing code, and of the packages with the image renderer and the font. */
const rendererVersion = keyOf({
  code: versionOfCode(['render-worker.ts', 'ico.ts'].map((file) => path.join(import.meta.dirname, file))),
  font: versionsOf(['@expo-google-fonts/inter'], readLockedPackages()),
});

/** Returns the files of the app icons to render. */
export function icons(): DrawnImage[] {
  const svg = readFileSync(inProject('public/assets/icon-square-big.svg'), 'utf8');
  const mark = readFileSync(inProject('public/favicon.svg'), 'utf8');
  return [
    ...iconSizes.map((size) => ({ file: `assets/icon-${size}x${size}.png`, svg, width: size })),
    { file: 'favicon.ico', svg: mark, width: faviconSize },
  ];
}

/** Returns the files of the social cards to render, one per page. */
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

/** Renders the content of an image file from its SVG. Rejects if it can't be rendered. */
export async function drawImage({ file, svg, width }: DrawnImage, renderer: PngRenderer): Promise<Uint8Array> {
  const png = await renderer.render(svg, width);
  return file.endsWith('.ico') ? icoOf(png, width) : png;
}

/**
 * Renders images into the site's output. Unchanged images are reused from the previous output.
 *
 * @param onImage called after each image
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
