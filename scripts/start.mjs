/**
 * `npm start`: installs what is missing, builds the site if necessary, and serves it on PORT or 3000. The site can be
 * read as soon as its pages exist, before the build has finished.
 */
import { runScript, setUp } from './set-up.mjs';

const help = `Usage: npm start [-- options]

Installs missing packages, builds the site into dist/ unless it is built, and serves it at http://localhost:3000.

  --content DIR  folder with the pages (default: content/)
  --out DIR      output folder (default: dist/)
  --draft        ignore broken links
  --once         faster throwaway build
  --help         print this
  PORT           environment variable with another port

Example: PORT=4000 npm start
`;

const words = process.argv.slice(2);
if (words.includes('--help')) process.stdout.write(help);
else {
  setUp({ toBuild: true });
  process.exitCode = runScript('generator/start/cli.ts', words);
}
