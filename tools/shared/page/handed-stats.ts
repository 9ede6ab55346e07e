/**
 * Stats on their way from a tool of this site to the bundle explorer: kept for one navigation, in the storage of the tab. A tab
 * stores some million letters, so they are compressed.
 */
import { bytesOfBase64, toBase64 } from '../../../src/ui/browser/base64.ts';
import { followLink } from '../../../src/ui/browser/follow-link.ts';

const key = 'bundle-explorer-stats';

/** Stats that were handed over. */
interface HandedStats {
  /** What they are of, for the reader. */
  name: string;
  /** JSON, compressed with gzip. */
  blob: Blob;
}

/**
 * Opens the bundle explorer with stats.
 * @param explorer its address
 * @param stats what `stats.toJson()` gives, or its JSON; the explorer's README says with which options
 * @param name what they are of, for the reader: `Playground`
 * @returns whether it could; not where the stats are too large for the tab's storage, or there is none
 */
async function openIn(explorer: string, stats: object | string, name: string): Promise<boolean> {
  const json = typeof stats === 'string' ? stats : JSON.stringify(stats);
  const stream = new Blob([json]).stream().pipeThrough(new CompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  try {
    sessionStorage.setItem(key, `${name}\n${toBase64(bytes)}`);
  } catch {
    return false;
  }
  followLink(explorer);
  return true;
}

/** Takes what was handed over; it is gone then. */
function take(): HandedStats | undefined {
  try {
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    const [, name = '', letters = ''] = /^(.*)\n([A-Za-z\d+/=]+)$/.exec(kept ?? '') ?? [];
    if (letters === '') return undefined;
    return { name, blob: new Blob([bytesOfBase64(letters)]) };
  } catch {
    return undefined;
  }
}

/** The way of stats to the explorer: one end for the tools, one for the explorer. */
export const handedStats = { openIn, take };
