import { firefox } from './firefox.ts';
import type { Engine } from './visitor.ts';
import { webkit } from './webkit.ts';

/** Engines besides Chromium, which runs all other browser tests. */
export const engines: readonly Engine[] = [firefox, webkit];
