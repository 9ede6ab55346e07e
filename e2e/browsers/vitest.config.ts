import path from 'node:path';
import { mergeConfig } from 'vitest/config';
import browserTests from '../vitest.config.ts';

/** `npm run check:browsers`: runs the core browser tests in browsers other than Chromium. */
const config = mergeConfig(browserTests, { test: { testTimeout: 1_800_000 } });
config.test.root = path.join(import.meta.dirname);
config.test.include = ['**/*.test.ts'];
config.test.exclude = [];
export default config;
