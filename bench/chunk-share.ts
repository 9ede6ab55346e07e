/** Measures how many bytes a client-side navigation transfers, relative to the page's text. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { constants, brotliCompressSync } from 'node:zlib';
import { readChunk } from '../generator/bundle/read-chunk.ts';
import { filesUnder } from '../generator/files-under.ts';

/**
 * Brotli size of the page chunks, which client-side navigations load, divided by the Brotli size of their visible text.
 */
export interface ChunkShare {
  median: number;
  /** The page whose chunk is largest relative to its visible text, and that ratio. */
  largest: { url: string; share: number };
}

/**
 * Measures all page chunks of a built site.
 * @throws Error if the site has none
 */
export async function measureChunkShare(dist: string): Promise<ChunkShare> {
  const folder = path.join(dist, 'app/pages');
  const files = (await filesUnder(folder)).filter((file) => file.endsWith('.js'));
  const shares = (await Promise.all(files.map((file) => shareOf(path.join(folder, file))))).filter(
    (one) => one !== undefined,
  );
  const sorted = shares.toSorted((a, b) => a.share - b.share);
  const largest = sorted.at(-1);
  if (!largest) throw new Error(`${folder} holds no page: run npm run build.`);
  return { median: sorted[sorted.length >> 1]!.share, largest };
}

async function shareOf(file: string): Promise<{ url: string; share: number } | undefined> {
  const source = await readFile(file);
  const { page, html } = readChunk(source.toString());
  const text = textOf(html);
  // Pages that consist of an interactive tool, such as the voting page, have no text in their chunk.
  return text
    ? { url: page.url, share: Math.round((100 * brotliBytes(source)) / brotliBytes(Buffer.from(text))) / 100 }
    : undefined;
}

/**
 * Matches an element whose attribute contains text that the stylesheet shows, such as `Terminal` above a command, or
 * `npm` above a tab panel.
 */
const shownWord = /<[^>]*? data-(?:label|title)="([^"]*)"[^>]*>/g;

/** Returns the visible text of an HTML fragment. */
export function textOf(html: string): string {
  return html
    .replace(shownWord, ' $1 ')
    .replace(/<[^>]+>/g, ' ')
    .trim();
}

/**
 * Returns the Brotli size of data, compressed with the quality that builds use for pages (`brotliQuality` in
 * generator/output/compress.ts).
 */
function brotliBytes(content: Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } }).length;
}
