import text from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';
import code from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';
import { whenIdle } from '../../ui/browser/when-idle.ts';
import { readStored, writeStored } from '../../ui/browser/storage.ts';

/** Storage key that is set once the browser has cached the fonts. */
const KEPT_KEY = 'typeface';

/**
 * Maximum response time of the host, in milliseconds, for which the fonts (52 KB) are expected to arrive before the
 * first paint.
 */
const NEAR = 100;

/**
 * Chooses between the site's fonts and system fonts before the first paint. The first page uses the site's fonts only
 * if the host responds quickly, so that no font competes with the page's own files. Otherwise, the fonts are fetched
 * when the page is idle, and the next page uses them, whether it is a new document or shown by client-side navigation.
 * Does nothing for readers who save data, unless the fonts are already cached.
 */
export function chooseTypeface(): void {
  const isKept = readStored(KEPT_KEY) !== null;
  if (!isKept && savesData()) return;
  if (isKept || isNear()) {
    useTypeface();
    // Preload the fonts. The browser would otherwise request them only when it lays out text, which may be too late for
    // the first paint.
    for (const href of [text, code]) {
      const link = Object.assign(document.createElement('link'), { rel: 'preload', as: 'font', crossOrigin: '', href });
      document.head.append(link);
    }
  }
  addEventListener('load', () => whenIdle(() => void useFromNextPage().catch(console.warn)));
}

function useTypeface(): void {
  document.documentElement.dataset.typeface = '';
}

/**
 * Loads the fonts, and declares them again on the next navigation. The stylesheet declares them as `optional`: if they
 * were too late for the first paint, this document never uses those declarations.
 */
async function useFromNextPage(): Promise<void> {
  const faces = await Promise.all([
    new FontFace('Geist', `url(${text})`, { weight: '100 900' }).load(),
    new FontFace('Geist Mono', `url(${code})`, { weight: '100 900' }).load(),
  ]);
  writeStored(KEPT_KEY, 'kept');
  const declare = () => {
    for (const face of faces) document.fonts.add(face);
    useTypeface();
  };
  document.addEventListener('page-shown', declare, { once: true });
}

function isNear(): boolean {
  const [arrival] = performance.getEntriesByType('navigation');
  return arrival instanceof PerformanceNavigationTiming && arrival.responseStart - arrival.requestStart < NEAR;
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  return connection?.saveData === true;
}
