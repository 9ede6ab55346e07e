/**
 * `npm test`: installs what is missing, a browser included, and runs everything. The last line is `N passed, M failed`.
 */
import { findBrowser } from './find-browser.mjs';
import { setUp } from './set-up.mjs';
import { browser, build, content, lint, runStages, types, units } from './stages.mjs';

if (process.argv.includes('--help')) {
  console.log(
    'npm test: types, lint, build, browser tests beside units and content checks. Ends with “N passed, M failed”.',
  );
} else {
  setUp();
  const chrome = findBrowser();
  const missing = {
    title: 'Browser',
    run: async ({ show }) => {
      show('No browser was found. Install Chromium or Chrome, or name one: CHROME=/path/to/chromium npm test\n');
      return { passed: 0, failed: 1 };
    },
  };
  // Browser tests wait for pages most of the time: the others work meanwhile, and take a processor only when they don't want it.
  const { passed, failed } = await runStages([
    types,
    lint,
    build,
    [[chrome ? browser(chrome) : missing], [units, content(chrome)]],
  ]);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
