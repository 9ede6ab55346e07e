/** Packs text for use in a URL: compresses it (deflate-raw) and encodes it as base64url. */
import { bytesOfBase64, toBase64 } from './base64.ts';

/** Compresses a text and encodes it for a URL. */
export async function packText(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const base64 = toBase64(new Uint8Array(await new Response(packed).arrayBuffer()));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * Decodes and decompresses a text from a URL.
 * @param most maximum length in characters, because a few bytes can expand to gigabytes
 * @throws RangeError if the text is longer, or another Error if the input is malformed
 */
export async function unpackText(code: string, most: number): Promise<string> {
  const bytes = bytesOfBase64(code.replaceAll('-', '+').replaceAll('_', '/'));
  const unpacked = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'));
  const reader = unpacked.pipeThrough(new TextDecoderStream('utf-8', { fatal: true })).getReader();
  let text = '';
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    text += part.value;
    if (text.length > most) {
      await reader.cancel();
      throw new RangeError(`The packed text has more than ${most} characters.`);
    }
  }
  return text;
}
