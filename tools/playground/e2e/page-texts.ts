/**
 * Defines `TEXTS`, the interface strings, for a test page that isn't bundled with the site. The code is inserted before
 * the page's script.
 */
import { texts } from '../../../src/texts/en/index.ts';
import { texts as playground } from '../model/texts/en.ts';

Object.assign(globalThis, { TEXTS: { ...texts, playground } });
