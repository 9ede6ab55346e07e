import path from 'node:path';
import { mergeConfig } from 'vitest/config';
import browserTests from '../vitest.config.ts';

/** `npm run check:accessibility`: runs axe on every document of the built site, in both themes and at two widths. */
const config = mergeConfig(browserTests, { test: { testTimeout: 3_600_000 } });
config.test.root = path.join(import.meta.dirname, '..');
config.test.include = ['accessibility.test.ts'];
config.test.exclude = [];
export default config;
