/** Defines `TEXTS` for a page that isn't bundled with the site; inserted before its script. */
import { texts } from '../../../src/model/texts/en/index.ts';
import { texts as playground } from '../model/texts/en.ts';

Object.assign(globalThis, { TEXTS: { ...texts, playground } });
