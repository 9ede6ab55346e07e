import { onHost } from '../../../src/model/on-host.ts';
import type { SiteFile } from '../model/site-file.ts';

/**
 * Fetches a file that a tool loads on demand.
 * @param onProgress called with the number of uncompressed bytes loaded so far
 * @throws Error if the site doesn't have the file, or the browser is offline
 */
export async function fetchBytes(
  { address, bytes }: SiteFile,
  onProgress?: (loaded: number, total: number) => void,
): Promise<ArrayBuffer> {
  const response = await fetch(onHost(address));
  if (!response.ok) throw new Error(TEXTS.fileFailed(address, response.status));
  if (!response.body || !onProgress) return response.arrayBuffer();
  const whole = new Uint8Array(bytes);
  let loaded = 0;
  onProgress(0, bytes);
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    if (loaded + value.length > bytes) throw new Error(`${address} is not the file that this page was built for.`);
    whole.set(value, loaded);
    loaded += value.length;
    onProgress(loaded, bytes);
  }
  return whole.buffer.slice(0, loaded);
}
