import { readStored, writeStored } from '../../ui/browser/storage.ts';

/** The site's color schemes. */
export type Theme = 'light' | 'dark';

/** Storage key for the theme that the reader chose. */
const THEME_KEY = 'theme';

/**
 * Returns the theme that the reader chose, or undefined if none is stored, the stored value is malformed, or storage is
 * blocked.
 */
function chosenTheme(): Theme | undefined {
  const kept = readStored(THEME_KEY);
  return kept === 'light' || kept === 'dark' ? kept : undefined;
}

/** Returns the color scheme that the operating system prefers. */
function systemTheme(): Theme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Sets the color theme on the root element, as an attribute and a class. */
function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  root.dataset.theme = theme;
  root.classList.remove('light', 'dark');
  root.classList.add(theme);
}

/** Applies the initial theme: the reader's choice, or else the system's. Runs before the first paint. */
export function applyFirstTheme(): void {
  applyTheme(chosenTheme() ?? systemTheme());
}

/** Reads the current color theme from the root element. */
export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/**
 * Applies the color theme that the reader chose and stores it. If storage is blocked, the choice lasts until the page
 * is unloaded.
 */
export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  writeStored(THEME_KEY, theme);
}

/** Subscribes to theme changes. Without a stored choice, the theme follows the system and other tabs. */
export function watchTheme(listener: () => void): () => void {
  const system = matchMedia('(prefers-color-scheme: dark)');
  const follow = () => applyFirstTheme();
  const followStorage = (event: StorageEvent) => {
    if (event.key === THEME_KEY) applyFirstTheme();
  };
  const observer = new MutationObserver(listener);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  system.addEventListener('change', follow);
  addEventListener('storage', followStorage);
  return () => {
    observer.disconnect();
    system.removeEventListener('change', follow);
    removeEventListener('storage', followStorage);
  };
}
