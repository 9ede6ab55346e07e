/**
 * `npm start`: installs what is missing, builds the production site, serves it on PORT or 3000.
 */
import { fail, runScript, setUp } from './set-up.mjs';

if (process.argv.includes('--help')) {
  console.log(`Usage: npm start

Installs missing packages, builds the site into dist/, and serves it at http://localhost:3000.

  PORT  environment variable with another port

Example: PORT=4000 npm start`);
} else {
  setUp();
  if (runScript('generator/cli.ts') !== 0) fail('The site was not built; the messages above say what to correct.');
  process.exitCode = runScript('generator/serve/cli.ts');
}
