/**
 * `npm run steady -- FILE…`: finds flaky tests. Runs the given test files repeatedly while another process keeps a CPU
 * core busy, and counts failures. Browser tests run against the site in `dist/`, which is built first if it is missing.
 */
import './argument-errors.mjs';
import { fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from './find-browser.mjs';
import { findNginx } from './find-nginx.mjs';
import { fail, root, setUp } from './set-up.mjs';
import * as stage from './stages.mjs';

const help = `Usage: npm run steady -- [--times N] FILE…

Runs test files repeatedly while another process keeps a core busy, to find flaky tests. Prints each failure
immediately, and the number of passed runs at the end. The exit code is 1 if a run failed.

  --times N  number of runs (default: 20)

Example: npm run steady -- e2e/offline.test.ts`;

const { values, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '20' }, help: { type: 'boolean', short: 'h' } },
});
const times = Number(values.times);

if (values.help) console.log(help);
else if (files.length === 0) fail('Name the test files: npm run steady -- e2e/offline.test.ts');
else if (!Number.isInteger(times) || times < 1)
  fail(`--times is “${values.times}”, but it must be a positive integer.`);
else await loop();

async function loop() {
  for (const file of files) if (!existsSync(join(root, file))) fail(`${file} does not exist.`);
  setUp();
  const machine = { chrome: findBrowser(), nginx: findNginx() };
  const [browser, units] = [files.filter(stage.isBrowserTest), files.filter((file) => !stage.isBrowserTest(file))];
  if (browser.length > 0 && !existsSync(join(root, 'dist'))) await stage.build.run(show);
  const stages = [
    ...(browser.length > 0 ? [stage.browserFiles(browser, machine)] : []),
    ...(units.length > 0 ? [stage.related(units, machine)] : []),
  ];
  const busy = fork(join(import.meta.dirname, 'busy.mjs'));
  const failures = new Map();
  let passedRuns = 0;
  for (let run = 1; run <= times; run += 1) {
    const started = Date.now();
    const sums = [];
    for (const { run: runStage } of stages)
      sums.push(
        await runStage((told) => {
          if (told.failure) failures.set(told.failure.what, (failures.get(told.failure.what) ?? 0) + 1);
          show(told);
        }),
      );
    const isGood = sums.every(({ failed, passed }) => failed === 0 && passed > 0);
    if (isGood) passedRuns += 1;
    console.log(
      `${run} of ${times}: ${isGood ? 'passed' : 'FAILED'} in ${Math.round((Date.now() - started) / 1000)} s`,
    );
  }
  busy.kill();
  for (const [what, count] of failures) console.log(`failed ${count} of ${times} times: ${what}`);
  console.log(`\n${passedRuns} passed, ${times - passedRuns} failed`);
  process.exitCode = passedRuns < times ? 1 : 0;
}

function show({ failure, untested }) {
  if (failure) console.log(`✗ ${failure.what}\n${failure.message.split('\n').slice(0, 12).join('\n')}`);
  if (untested) console.log(`Not tested: ${untested.what}, because ${untested.why}`);
}
