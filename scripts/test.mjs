/**
 * `npm test`, `npm run test:all`, and `npm run check`: installs what is missing, including a browser and nginx, and
 * runs the stages. The last line of output is `N passed, M failed`.
 */
import './argument-errors.mjs';
import { existsSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { findBrowser } from './find-browser.mjs';
import { findNginx } from './find-nginx.mjs';
import { nearFile } from './near-file.mjs';
import { runStages } from './run-stages.mjs';
import { fail, root, setUp } from './set-up.mjs';
import * as stage from './stages.mjs';

const help = `Usage: npm test                 short run: types, format, lint, unit tests, page checks, some of the examples,
                                the build, and a browser test of each kind; several minutes
       npm test -- FILE…        tests related to these files: pages, code, tests, or a line of one (FILE:LINE)
       npm run test:all         everything: also unit tests that run whole builds, all examples, the projects of
                                the playground and the project starter, all browser tests
       npm run check            the same without browser tests
       npm run check -- PAGE…   all checks of these pages of content/

The last line is “N passed, M failed”; the exit code is 1 if anything failed.

Examples: npm test -- src/model/url.ts
          npm run check -- content/guides/caching.md`;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { all: { type: 'boolean' }, 'no-browser': { type: 'boolean' }, help: { type: 'boolean', short: 'h' } },
});

if (values.help) {
  console.log(help);
} else {
  // Report wrong file names before anything is installed.
  const files = positionals.map(inProject);
  setUp();
  const stages = files.length > 0 ? stagesOf(files) : stagesFor(machine());
  const kept = files.length > 0 ? {} : { kept: join(root, '.cache/test-run/seconds.json') };
  const { passed, failed } = await runStages(stages, kept);
  console.log(`\n${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

function machine() {
  return { chrome: findBrowser(), nginx: findNginx() };
}

/** Returns the stages of the short test run, or of the full test run with `--all`. */
function stagesFor(has) {
  const size = { isShort: !values.all };
  return [
    stage.sources(),
    stage.content(has, size),
    ...(values.all ? [stage.buildingUnits(has)] : []),
    ...(values['no-browser'] ? [] : [stage.browser(has, size)]),
  ];
}

/** Returns the test stages that check the given files of the project. */
function stagesOf(files) {
  const has = machine();
  const isPage = (file) => file.split('/')[0] === 'content';
  const [content, browser, code] = [
    files.filter(isPage),
    files.filter(stage.isBrowserTest),
    files.filter((file) => !isPage(file) && !stage.isBrowserTest(file)),
  ];
  return [
    // Prettier doesn't format content/, so that authors' line breaks stay the way they are.
    ...(code.length > 0 || browser.length > 0 ? [stage.sources(files.map(withoutLine))] : []),
    ...(code.length > 0 ? [stage.related(code, has)] : []),
    ...(content.length > 0 ? [stage.pages(content, has)] : []),
    ...(browser.length > 0 ? [stage.build, stage.browserFiles(browser, has)] : []),
  ];
}

function withoutLine(file) {
  return file.replace(/:\d+$/, '');
}

/**
 * Returns a file's path relative to the project, no matter in which folder the user ran the command, because npm
 * changes the working directory.
 */
function inProject(file) {
  const whole = resolve(process.env.INIT_CWD ?? process.cwd(), withoutLine(file));
  if (!existsSync(whole)) fail(`${withoutLine(file)} does not exist: ${commandFor(withoutLine(file))}`);
  return relative(root, whole).split('\\').join('/') + file.slice(withoutLine(file).length);
}

/**
 * Suggests a command to someone who named a file that doesn't exist: the same command with a similar file name, or else
 * an example.
 */
function commandFor(file) {
  const isCheck = values['no-browser'];
  const command = isCheck ? 'npm run check' : 'npm test';
  const meant = nearFile(file, root);
  if (meant) return `${command} -- ${meant}`;
  return isCheck
    ? `name pages, as in ${command} -- content/index.mdx`
    : `name files of the project, as in ${command} -- src/model/url.ts`;
}
