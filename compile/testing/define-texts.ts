/** Defines `TEXTS`, the user interface strings, for unit tests, as the bundler does for the site. */
import { siteTexts } from '../interface-texts.ts';

Object.assign(globalThis, {
  TEXTS: await siteTexts(),
  BASE_PATH: '',
  FOREIGN_FOLDERS: null,
  IS_ALONE: false,
  VERSION: '5',
  IS_NEWEST: true,
  HAS_FACTS: true,
  HAS_VERSIONS: true,
  HAS_MIRRORS: true,
  HAS_SCREENS: true,
  MENU_FOLDERS: null,
  IS_PRERENDER: true,
});
