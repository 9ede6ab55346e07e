/**
 * `npm run check`: all but the browser tests.
 */
import { findBrowser } from './find-browser.mjs';
import { setUp } from './set-up.mjs';
import { build, content, runStages, sources, units } from './stages.mjs';

if (process.argv.includes('--help')) {
  console.log(
    'npm run check: types, format, lint, units, content checks and the build. Ends with “N passed, M failed”.',
  );
} else {
  setUp();
  const { passed, failed } = await runStages([sources, units, content(findBrowser()), build]);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}
