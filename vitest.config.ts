import { defineConfig } from 'vitest/config';

/** Unit tests, beside the code. Browser tests have a configuration of their own in `e2e/`. */
export default defineConfig({
  test: {
    include: ['{facts,compile,build,checks,data,bench}/**/*.test.ts', 'src/**/*.test.{ts,tsx}'],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
