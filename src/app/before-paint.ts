import { chooseTypeface } from '../features/typeface/typeface.ts';
import { showNotice } from '../features/notification/dismissal.ts';
import { singleKeysKey } from '../model/single-keys.ts';
import { applyFirstTheme } from '../features/theme/theme.ts';
import { readStored } from '../ui/browser/storage.ts';

/**
 * Sets the attributes of the root element that must exist before the first paint but can't be prerendered: `js`, the
 * theme, the typeface, the package manager, whether single-key shortcuts are off, whether to show the notification, and
 * whether the URL has a search query.
 */
export function beforePaint(): void {
  const root = document.documentElement;
  root.classList.add('js');
  // Pass the webpack version to the stylesheet, which shows it in the label of tested code blocks.
  root.style.setProperty('--webpack-version', `"${root.dataset.webpackVersion}"`);
  applyFirstTheme();
  chooseTypeface();
  if (HAS_FACTS) showNotice();
  const manager = readStored('tabs-npm');
  if (manager) root.dataset.npm = manager;
  const single = readStored(singleKeysKey);
  if (single) root.dataset.singleKeys = single;
  if (location.search !== '') root.dataset.search = '';
}
