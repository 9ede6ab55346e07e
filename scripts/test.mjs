/**
 * `npm test`: installs what is missing, a browser included, and runs everything. The last line is `N passed, M failed`.
 */
import { findBrowser } from './find-browser.mjs';
import { setUp } from './set-up.mjs';
import { browser, build, content, runStages, sources, units } from './stages.mjs';

if (process.argv.includes('--help')) {
  console.log(
    'npm test: types, format, lint, units, content checks, build, browser tests. Ends with “N passed, M failed”.',
  );
} else {
  setUp();
  const chrome = findBrowser();
  const missing = {
    title: 'Browser',
    run: async () => {
      console.error('No browser was found. Install Chromium or Chrome, or name one: CHROME=/path/to/chromium npm test');
      return { passed: 0, failed: 1 };
    },
  };
  const { passed, failed } = await runStages([
    sources,
    units,
    content(chrome),
    build,
    chrome ? browser(chrome) : missing,
  ]);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
