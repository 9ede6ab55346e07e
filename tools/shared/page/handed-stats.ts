/**
 * Passes webpack stats from a tool of this site to the bundle explorer, through session storage, for one navigation.
 * They are compressed because session storage holds only a few million characters per tab.
 */
import { bytesOfBase64, toBase64 } from '../../../src/ui/browser/base64.ts';
import { followLink } from '../../../src/ui/browser/follow-link.ts';

const key = 'bundle-explorer-stats';

/** webpack stats that a tool has left in session storage for the bundle explorer. */
interface HandedStats {
  /** Name of the stats, shown in the bundle explorer. */
  name: string;
  /** The stats as JSON, compressed with gzip. */
  blob: Blob;
}

/**
 * Opens the bundle explorer with webpack stats.
 * @param explorer URL of the bundle explorer
 * @param stats result of `stats.toJson()`, or its JSON; the explorer's README lists the required options
 * @param name shown to the user (`Playground`)
 * @returns false if the stats are too large for session storage, or storage is unavailable
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

/** Reads the webpack stats that another tool has left in session storage, and removes them. */
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

/** Both ends of passing stats to the bundle explorer: `openIn` for the sending tool, `take` for the bundle explorer. */
export const handedStats = { openIn, take };
