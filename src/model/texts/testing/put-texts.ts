/** What the bundler does for the site, for unit tests. */
import { texts } from '../en.ts';

Object.assign(globalThis, { TEXTS: texts });
