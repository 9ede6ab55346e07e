/** `npm run check:browsers`: runs the core browser tests in Firefox and WebKit, if they are installed. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { inProject } from '../../generator/paths.ts';
import { browsers } from './browsers.ts';

const help = `Usage: npm run check:browsers [-- FILTER…]

Runs the core of the browser tests in Firefox and WebKit, as far as they are installed; prints how to install missing
ones. Build the site first: npm run build. Arguments are passed to vitest.

Example: npm run check:browsers -- -t search`;

const found = browsers.filter((browser) => browser.missing().length === 0);
if (process.argv.includes('--help')) {
  console.log(help);
  process.exit();
}
for (const browser of browsers)
  for (const message of browser.missing()) console.error(`${browser.name} is skipped: ${message}.`);
if (found.length === 0) {
  console.error('Neither Firefox nor WebKit is installed, so nothing was tested.');
  process.exitCode = 2;
} else {
  console.log(`Testing in ${found.map(({ name }) => name).join(' and ')}.`);
  const vitest = inProject('node_modules/vitest/vitest.mjs');
  const config = path.join(import.meta.dirname, 'vitest.config.ts');
  const { status } = spawnSync(process.execPath, [vitest, 'run', '--config', config, ...process.argv.slice(2)], {
    stdio: 'inherit',
  });
  process.exitCode = status ?? 1;
}
