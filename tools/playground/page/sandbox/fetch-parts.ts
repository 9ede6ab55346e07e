import { files } from 'site/playground-files.js';
import { fetchBytes } from '../../../shared/page/fetch-bytes.ts';

/**
 * Fetches files that the playground's worker requests on demand. The result is `null` for a file that is unknown or
 * can't be fetched.
 */
export async function fetchParts(names: readonly string[]): Promise<Record<string, ArrayBuffer | null>> {
  const found = await Promise.all(
    [...new Set(names)].map(async (name): Promise<[string, ArrayBuffer | null]> => {
      const part = Object.hasOwn(files.parts, name) ? files.parts[name] : undefined;
      return [name, part ? await fetchBytes(part).catch(() => null) : null];
    }),
  );
  return Object.fromEntries(found);
}
