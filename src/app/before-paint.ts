import { applyFirstTheme } from '../features/theme/theme.ts';

/** What must be on the document root before anything is painted: `js`, the theme, the chosen package manager. */
export function beforePaint(): void {
  const root = document.documentElement;
  root.classList.add('js');
  applyFirstTheme();
  try {
    const manager = localStorage.getItem('tabs-npm');
    if (manager) root.dataset.npm = manager;
  } catch {
    // Storage is forbidden: the first tab shows.
  }
}
