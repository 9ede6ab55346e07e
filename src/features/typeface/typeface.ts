import text from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';
import code from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';
import { readStored, writeStored } from '../../ui/browser/storage.ts';

/** Storage key that is set once the browser has cached the fonts. */
const KEPT_KEY = 'typeface';

/**
 * Maximum response time of the host, in milliseconds, at which the fonts (52 KB) probably arrive before the first
 * paint.
 */
const NEAR = 100;

/**
 * Enables the site's fonts on this page if they will be available for the first paint, because they were cached on an
 * earlier visit or because the host responds quickly. Otherwise the page uses system fonts, so that no font download
 * competes with the page's own files. Runs before the first paint.
 */
export function chooseTypeface(): void {
  if (!readStored(KEPT_KEY) && (savesData() || !isNear())) return;
  document.documentElement.dataset.typeface = '';
  // Preload the fonts. The browser would otherwise request them only when it lays out text, which may be too late for
  // the first paint.
  for (const href of [text, code]) {
    const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'font', crossOrigin: '', href });
    document.head.append(link);
  }
}

/**
 * Loads the fonts into the browser's cache for the next page. Runs on the first interaction. Does nothing if the reader
 * has turned on data saving.
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
