/** Text as part of an address: compressed (deflate-raw) and written with letters that need no escaping (base64url). */
import { bytesOfBase64, toBase64 } from './base64.ts';

/** Packs a text. */
export async function packText(text: string): Promise<string> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'));
  const base64 = toBase64(new Uint8Array(await new Response(packed).arrayBuffer()));
  return base64.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

/**
 * Unpacks a text.
 * @param most characters that it may have: a few bytes can stand for gigabytes
 * @throws RangeError for a longer one, another Error for what is no packed text
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
