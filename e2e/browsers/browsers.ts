import { firefox } from './firefox.ts';
import type { BrowserKind } from './browser-tab.ts';
import { webkit } from './webkit.ts';

/** Browsers to test besides Chromium, in which most browser tests run. */
export const browsers: readonly BrowserKind[] = [firefox, webkit];
