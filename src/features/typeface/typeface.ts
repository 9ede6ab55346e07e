import text from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';
import code from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';
import { readStored, writeStored } from '../../ui/browser/storage.ts';

/** Storage key: set once the fonts are in the browser's cache. */
const KEPT_KEY = 'typeface';

/** Slowest answer of the host, in ms, at which the fonts (52 KB) come before the first paint. */
const NEAR = 100;

/**
 * Uses the site's typefaces on this page if they can be there for the first paint: they were kept on an earlier visit,
 * or the host answers at once. Runs before the first paint; elsewhere the system's fonts are used, and nothing that a
 * reader waits for competes with the fonts.
 */
export function chooseTypeface(): void {
  if (!readStored(KEPT_KEY) && (savesData() || !isNear())) return;
  document.documentElement.dataset.typeface = '';
  // Without this, the fonts would be requested when the first text is laid out, which may be too late for its paint.
  for (const href of [text, code]) {
    const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'font', crossOrigin: '', href });
    document.head.append(link);
  }
}

/** Keeps the fonts for the next page. Runs on the first interaction; a reader who saves data keeps the system's fonts. */
export async function keepTypeface(): Promise<void> {
  if (readStored(KEPT_KEY) || savesData()) return;
  const fonts = await Promise.all(['1em Geist', "1em 'Geist Mono'"].map((font) => document.fonts.load(font)));
  if (fonts.every((faces) => faces.length > 0)) writeStored(KEPT_KEY, 'kept');
}

function isNear(): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival instanceof PerformanceNavigationTiming && arrival.responseStart - arrival.requestStart < NEAR;
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
