/** What a navigation transfers, against the page's own words. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { constants, brotliCompressSync } from 'node:zlib';
import { readChunk } from '../generator/bundle/read-chunk.ts';
import { filesUnder } from '../generator/files-under.ts';

/** Brotli bytes of pages' chunks, divided by those of the text they show. */
export interface ChunkShare {
  median: number;
  /** The page with the largest share, and it. */
  largest: { url: string; share: number };
}

/**
 * Reads all page chunks of a built site.
 * @throws Error when it has none
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
  // A screen of its own, such as the voting page, has no words in its chunk.
  return text
    ? { url: page.url, share: Math.round((100 * brotliBytes(source)) / brotliBytes(Buffer.from(text))) / 100 }
    : undefined;
}

/** An element and the word that its styles show from an attribute: `Terminal` above a command, `npm` above a tab's panel. */
const shownWord = /<[^>]*? data-(?:label|title)="([^"]*)"[^>]*>/g;

/** The words of HTML, as far as a reader sees them. */
export function textOf(html: string): string {
  return html
    .replace(shownWord, ' $1 ')
    .replace(/<[^>]+>/g, ' ')
    .trim();
}

/** As the build compresses pages (`brotliQuality` in generator/output/compress.ts). */
function brotliBytes(content: Buffer): number {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 8 } }).length;
}
