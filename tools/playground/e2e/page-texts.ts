/** Texts for a page that no bundler of the site made: put before its script. */
import { texts } from '../../../src/model/texts/en/index.ts';
import { texts as playground } from '../model/texts/en.ts';

Object.assign(globalThis, { TEXTS: { ...texts, playground } });
