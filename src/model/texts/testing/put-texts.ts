/** What the bundler does for the site, for unit tests. */
import { texts } from '../en/index.ts';

Object.assign(globalThis, {
  TEXTS: texts,
  BASE_PATH: '',
  FOREIGN_FOLDERS: null,
  IS_ALONE: false,
  VERSION: '5',
  IS_NEWEST: true,
});
