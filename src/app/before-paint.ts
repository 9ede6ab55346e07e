import { reserveNotice } from '../features/notification/dismissal.ts';
import { singleKeysKey } from '../model/single-keys.ts';
import { applyFirstTheme } from '../features/theme/theme.ts';
import { readStored } from '../ui/browser/storage.ts';

/** What must be on the document root before anything is painted: `js`, the theme, the chosen package manager, whether single keys are off, whether the notice has its place. */
export function beforePaint(): void {
  const root = document.documentElement;
  root.classList.add('js');
  // For the words on checked code blocks, which are drawn by the stylesheet.
  root.style.setProperty('--webpack-version', `"${root.dataset.webpackVersion}"`);
  applyFirstTheme();
  reserveNotice();
  const manager = readStored('tabs-npm');
  if (manager) root.dataset.npm = manager;
  const single = readStored(singleKeysKey);
  if (single) root.dataset.singleKeys = single;
}
