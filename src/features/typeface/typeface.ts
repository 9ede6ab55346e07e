import text from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';
import code from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';
import { readStored, writeStored } from '../../ui/browser/storage.ts';

/** Storage key: set once the fonts are in the browser's cache. */
const KEPT_KEY = 'typeface';

/** Response time of the host, in ms, up to which the fonts (52 KB) are expected before the first paint. */
const NEAR = 100;

/**
 * Enables the site's fonts on this page if they will be available for the first paint: they were cached on an earlier
 * visit, or the host responds quickly. Otherwise the page uses system fonts, and no font download competes with the
 * page's own files. Runs before the first paint.
 */
export function chooseTypeface(): void {
  if (!readStored(KEPT_KEY) && (savesData() || !isNear())) return;
  document.documentElement.dataset.typeface = '';
  // Preloaded, because fonts are otherwise requested only when text is laid out, which may be too late for the first
  // paint.
  for (const href of [text, code]) {
    const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'font', crossOrigin: '', href });
    document.head.append(link);
  }
}

/**
 * Loads the fonts into the browser's cache for the next page. Runs on the first interaction; does nothing if the reader
 * has enabled data saving.
 */
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
