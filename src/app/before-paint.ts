import { chooseTypeface } from '../features/typeface/typeface.ts';
import { reserveNotice } from '../features/notification/dismissal.ts';
import { singleKeysKey } from '../model/single-keys.ts';
import { applyFirstTheme } from '../features/theme/theme.ts';
import { readStored } from '../ui/browser/storage.ts';

/**
 * Sets attributes of the root element that must exist before the first paint: `js`, the theme, the typeface, the
 * package manager, whether single-key shortcuts are off, whether space is reserved for the notice, and whether the
 * address has a search, which a prerendered document can't know.
 */
export function beforePaint(): void {
  const root = document.documentElement;
  root.classList.add('js');
  // For the label on tested code blocks, which the stylesheet generates.
  root.style.setProperty('--webpack-version', `"${root.dataset.webpackVersion}"`);
  applyFirstTheme();
  chooseTypeface();
  if (HAS_FACTS) reserveNotice();
  const manager = readStored('tabs-npm');
  if (manager) root.dataset.npm = manager;
  const single = readStored(singleKeysKey);
  if (single) root.dataset.singleKeys = single;
  if (location.search !== '') root.dataset.search = '';
}
