import { firefox } from './firefox.ts';
import type { BrowserKind } from './browser-tab.ts';
import { webkit } from './webkit.ts';

/** Browsers besides Chromium, which all other browser tests run in. */
export const browsers: readonly BrowserKind[] = [firefox, webkit];
