import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Element, Root } from 'hast';
import { imageSize } from 'image-size';
import { visit } from './visit.ts';
import { hashOfContent } from '../file-hash.ts';
import type { CompiledPage } from '../types.ts';
import { runningPart } from './running-svg.ts';
import type { Report } from './report.ts';
import { percentDecoded } from '../../src/model/url.ts';

/**
 * Maximum size in bytes of images in certain formats, by file extension. These formats need fewer bytes than photos.
 */
const largest: Partial<Record<string, number>> = { '.svg': 100_000, '.gif': 200_000 };
const largestPhoto = 300_000;

/**
 * Sets the address, dimensions and lazy loading of a page's images. External images keep their URL. Modifies the tree
 * in place.
 *
 * @param source the page's file, the folder of images whose address starts with `/`, and whether to report mistakes as
 * errors
 * @returns the files to copy, and all files that were read; the address of a copied file consists of its name, the
 * first eight digits of its content hash, and its extension
 */
export function placeImages(
  tree: Root,
  source: { file: string; publicDir: string; authored: boolean },
  report: Report,
): Pick<CompiledPage, 'images' | 'inputs'> {
  const images = new Map<string, string>();
  const inputs = new Map<string, string>();
  visit(tree, 'element', (element) => {
    if (element.tagName !== 'img') return;
    const written = String(element.properties.src ?? '');
    element.properties.loading ??= 'lazy';
    element.properties.decoding ??= 'async';
    if (source.authored && String(element.properties.alt ?? '').trim() === '')
      report.error('An image needs alternative text: ![What it shows](./picture.png).', element.position);
    if (written === '') report.error('An image needs a URL: ![What it shows](./picture.png).', element.position);
    if (written === '' || /^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(written)) return;

    const name = percentDecoded(written.replace(/[?#].*$/, '')).replace(/^~/, '');
    const file = name.startsWith('/')
      ? path.join(source.publicDir, name)
      : path.resolve(path.dirname(source.file), name);
    if (!existsSync(file)) {
      report.error(
        `The image ${written} does not exist. Looked for ${path.relative(process.cwd(), file)}.`,
        element.position,
      );
      return;
    }
    const bytes = readFileSync(file);
    const hash = hashOfContent(bytes);
    inputs.set(file, hash);
    const most = largest[path.extname(file).toLowerCase()] ?? largestPhoto;
    if (source.authored && bytes.length > most)
      report.error(
        `${written} has ${Math.ceil(bytes.length / 1000)} kB, over the limit of ${most / 1000} kB for its kind. Make it smaller, or save it as WebP.`,
        element.position,
      );
    const part = file.toLowerCase().endsWith('.svg') ? runningPart(bytes.toString('utf8')) : undefined;
    if (part !== undefined)
      report.error(
        `${written} has ${part}, which runs when the file is opened. Remove it from the drawing.`,
        element.position,
      );
    setDimensions(element, bytes, (message) => report.error(`${written}: ${message}`, element.position));
    if (name.startsWith('/')) return;
    const { name: base, ext } = path.parse(file);
    const url = `/assets/${base.replace(/[^\w.-]+/g, '-')}.${hash.slice(0, 8)}${ext.toLowerCase()}`;
    element.properties.src = url;
    images.set(file, url);
  });
  return {
    images: [...images].map(([file, url]) => ({ file, url })),
    inputs: [...inputs].map(([file, hash]) => ({ file, hash })),
  };
}

function setDimensions(element: Element, bytes: Buffer, error: (message: string) => void): void {
  if (element.properties.width !== undefined && element.properties.height !== undefined) return;
  try {
    const { width, height } = imageSize(bytes);
    const given = Number(element.properties.width);
    element.properties.width = given || width;
    element.properties.height ??= given ? Math.round((given * height) / width) : height;
  } catch {
    error('it is not an image whose size can be read.');
  }
}
