import { firefox } from './firefox.ts';
import type { Engine } from './visitor.ts';
import { webkit } from './webkit.ts';

/** Engines besides Chromium, which all other browser tests run in. */
export const engines: readonly Engine[] = [firefox, webkit];
