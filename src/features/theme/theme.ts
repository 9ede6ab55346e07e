import { readStored, writeStored } from '../../ui/browser/storage.ts';

/** The two appearances of the site. */
export type Theme = 'light' | 'dark';

/** Key under which a reader's choice is kept. */
const THEME_KEY = 'theme';

/** The reader's own choice; nothing when there is none, it is garbage, or storage is forbidden. */
function chosenTheme(): Theme | undefined {
  const kept = readStored(THEME_KEY);
  return kept === 'light' || kept === 'dark' ? kept : undefined;
}

/** What the system asks for. */
function systemTheme(): Theme {
  return matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
}

/** Puts a theme on the document root, as an attribute and a class. */
function applyTheme(theme: Theme): void {
  const root = document.documentElement;
  root.dataset.theme = theme;
  root.classList.remove('light', 'dark');
  root.classList.add(theme);
}

/** The theme to start with: chosen, else the system's. Runs before the first paint. */
export function applyFirstTheme(): void {
  applyTheme(chosenTheme() ?? systemTheme());
}

/** The theme on the document root. */
export function currentTheme(): Theme {
  return document.documentElement.dataset.theme === 'dark' ? 'dark' : 'light';
}

/** Applies the reader's choice and keeps it; where storage is forbidden it lasts as long as the page. */
export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  writeStored(THEME_KEY, theme);
}

/** Calls back when the theme on the root changes; follows the system, and other tabs, for readers who have not chosen here. */
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
