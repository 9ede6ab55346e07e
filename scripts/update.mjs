/**
 * `npm run update`: installs the newest webpack and the newest versions of the documented packages. Reports what
 * changed and what to do about it. `--since VERSION` repeats the report while you work on the changes. Needs the npm
 * registry.
 */
import './argument-errors.mjs';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { environment, fail, pinnedNode, root, run, runScript, setUp } from './set-up.mjs';

const { values } = parseArgs({
  options: {
    since: { type: 'string' },
    report: { type: 'string' },
    'dry-run': { type: 'boolean' },
    quick: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  },
});

if (values.help) {
  console.log(`Usage: npm run update -- [--since VERSION] [--report FILE] [--quick] [--dry-run]

Installs the newest webpack, webpack-cli, servers, and packages whose README is a page, within the documented major
versions and for the project's Node.js. Then compares the facts with the previous ones, runs the content checks, and
reports what is new, changed and removed, and what to do about it. The complete report is reports/update.md.

  --since VERSION  install nothing, and repeat the report since an earlier version of webpack
  --report FILE    also write the printed report to a Markdown file
  --quick          skip the checks that run examples
  --dry-run        only list newer versions

Example: npm run update -- --since 5.112.2 --quick`);
} else {
  setUp();
  if (values.since === undefined) update();
  else report([`webpack@${values.since}`]);
}

function update() {
  const { packages, silent } = JSON.parse(output(['maintenance/update/cli.ts', 'newer']));
  const newer = packages.filter(({ installed, newest }) => newest !== installed);
  for (const { name, installed, newest } of newer) console.log(`${name} ${installed} → ${newest}`);
  for (const { name, installed, major } of packages)
    if (major) console.log(`${name} ${installed}: ${major} is another major version, to be taken by hand`);
  for (const name of silent) console.error(`The registry does not answer for ${name}; it stays as it is.`);
  if (newer.length === 0) console.log('Everything documented is the newest of its major version.');
  if (newer.length === 0 || values['dry-run']) return;

  const earlier = newer.map(({ name, installed }) => `${name}@${installed}`);
  const specifiers = newer.map(({ name, newest }) => `${name}@^${newest}`);
  if (run('npm', ['install', ...specifiers]) !== 0) fail('The update could not be installed.');
  for (const data of ['since', 'releases', 'removed'])
    if (runScript(`data/${data}/refresh.ts`, [], ['--no-deprecation']) !== 0)
      fail(`npm run data:${data} failed: run it again, then npm run update -- --since with the version before.`);
  report(earlier);
}

/**
 * Installs the previous versions of the packages in a temporary folder, compares them with the current ones, and
 * reports what to do.
 */
function report(earlier) {
  const beside = mkdtempSync(join(tmpdir(), 'earlier-packages-'));
  try {
    if (run('npm', ['install', '--prefix', beside, '--no-save', '--no-audit', '--no-fund', ...earlier]) !== 0)
      fail(`${earlier.join(', ')} could not be installed: name versions that were published.`);
    mkdirSync(join(root, 'reports'), { recursive: true });
    const checks = join(root, 'reports', 'update-checks.json');
    writeFileSync(checks, output(['checks/cli.ts', values.quick ? 'reading' : 'all', '--json']));
    const printed = values.report === undefined ? [] : ['--report', values.report];
    const words = ['report', '--before', beside, '--checks', checks, ...printed];
    process.exitCode = runScript('maintenance/update/cli.ts', words, ['--no-deprecation']);
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}

/** Returns the output of a command, even if it fails, because the report includes failing checks. */
function output(words) {
  try {
    return execFileSync(pinnedNode, words, {
      cwd: root,
      env: environment,
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  } catch (error) {
    if (error.stdout) return error.stdout;
    throw error;
  }
}
