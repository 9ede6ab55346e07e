/**
 * Runs all stages of a test run, even if one fails. Reports their progress, their failures with the command that reruns
 * each alone, and what wasn't tested with the reason.
 *
 * @typedef {object} Told a message from a running stage, whose child processes send the same messages over IPC. It has
 * one of these properties:
 * @property {{ done: number, of: number, what?: string }} [place] progress. `what` names one of several parallel parts.
 * @property {{ what: string, message: string, again: string }} [failure] what failed, why, and the command that reruns
 * it alone
 * @property {{ what: string, why: string }} [untested] what was skipped because this machine lacks something
 * @property {string} [line] a line to print
 *
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 *
 * @typedef {object} Stage
 * @property {string} title unique title, under which the stage's duration is stored
 * @property {(tell: (told: Told) => void) => Promise<Counts>} run
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** How often to print the progress of a test run if the output isn't a terminal, in milliseconds. */
const betweenLines = 15_000;

/** Maximum number of lines to print of a failed test's message. */
const shownLines = 25;

/**
 * Runs the stages of a test run, such as checks and browser tests.
 *
 * @param {Stage[]} stages
 * @param {object} options
 * @param {string} [options.kept] file with the durations of the last run in seconds, which is updated
 * @param {NodeJS.WriteStream} [options.stream]
 * @param {boolean} [options.isWhole] whether skipped tests count as failures, as in continuous integration
 * @returns {Promise<Counts>} the totals, which the caller prints
 */
export async function runStages(stages, { kept, stream = process.stdout, isWhole = Boolean(process.env.CI) } = {}) {
  const before = kept === undefined ? {} : readSeconds(kept);
  const screen = screenOn(stream);
  const done = [];
  for (const [index, stage] of stages.entries()) {
    const left = sumOf(stages.slice(index).map(({ title }) => before[title]));
    const time = Number.isNaN(left) ? '' : `, about ${Math.round(left)} s left in all`;
    screen.line(`\n=== ${index + 1} of ${stages.length}: ${stage.title}${time}`);
    done.push(await runStage(stage, { screen, secondsBefore: before[stage.title] }));
  }
  const took = Object.fromEntries(done.map(({ title, seconds }) => [title, seconds]));
  if (kept !== undefined) writeSeconds(kept, { ...before, ...took });

  const untested = done.flatMap((each) => each.untested);
  const failures = done.flatMap((each) => each.failures);
  for (const [why, whats] of groupsOf(untested, (each) => each.why))
    screen.line(`\nNot tested, because ${why}: ${countsOf(whats)}`);
  const missing = isWhole ? untested.length : 0;
  if (missing > 0) screen.line('Where CI is set, what is not tested counts as failed.');
  if (failures.length > 0) screen.line(`\n=== ${failures.length} not ok`);
  for (const failure of failures) screen.line(failureText(failure));
  const times = done.map(({ title, seconds }) => `${title} ${seconds.toFixed(0)}`);
  screen.line(`\nSeconds: ${times.join('; ')}; in all ${sumOf(Object.values(took)).toFixed(0)}`);
  return {
    passed: sumOf(done.map(({ passed }) => passed)),
    failed: sumOf(done.map(({ failed }) => failed)) + missing,
  };
}

/**
 * Runs one stage of a test run and prints its progress.
 * @returns its counts, its duration in seconds, its failures, and what wasn't tested
 */
async function runStage({ title, run }, { screen, secondsBefore }) {
  const started = Date.now();
  const seconds = () => (Date.now() - started) / 1000;
  const places = new Map();
  const failures = [];
  const untested = [];
  const { passed, failed } = await run((told) => {
    if (told.line !== undefined) screen.line(told.line);
    if (told.untested) untested.push(told.untested);
    if (told.place) {
      places.set(told.place.what, told.place);
      screen.place(placeLine(places, secondsBefore - seconds()));
    }
    if (told.failure) {
      failures.push(told.failure);
      screen.line(failureText(told.failure));
    }
  });
  screen.line(`=== ${title}: ${passed} ok, ${failed} not ok, ${seconds().toFixed(0)} s`);
  return { title, passed, failed, failures, untested, seconds: seconds() };
}

/**
 * Formats the progress of a test run, such as `checks 2 of 6, examples 40 of 212; about 50 s left by the last run`.
 * @param {number} left remaining seconds, or NaN if unknown
 */
function placeLine(places, left) {
  const parts = [...places.values()].map(({ what, done, of }) => `${what ? `${what} ` : ''}${done} of ${of}`);
  const time = left > 0 ? `about ${Math.ceil(left)} s left by the last run` : 'longer than in the last run';
  return `  ${parts.join(', ')}${Number.isNaN(left) ? '' : `; ${time}`}`;
}

/** Formats a failed test with its message and the command that reruns it alone. */
function failureText({ what, message, again }) {
  const lines = message.trimEnd().split('\n');
  const shown =
    lines.length > shownLines ? [...lines.slice(0, shownLines), `… ${lines.length - shownLines} more lines`] : lines;
  return ['', `✗ ${what}`, ...shown.map((line) => `    ${line}`), `    alone: ${again}`].join('\n');
}

/**
 * Formats skipped tests with their counts, such as `generator/hosts/servers.test.ts (30), e2e/versions.test.ts (8)`.
 */
function countsOf(untested) {
  return groupsOf(untested, ({ what }) => what)
    .map(([what, all]) => `${what} (${all.length})`)
    .join(', ');
}

/** Groups test results by a key. Node.js 20 doesn't have `Object.groupBy()`. */
function groupsOf(all, keyOf) {
  return [...new Set(all.map(keyOf))].map((key) => [key, all.filter((each) => keyOf(each) === key)]);
}

/**
 * Creates the progress output of a test run. On a terminal, it is a single line that is updated. In a log, a line is
 * printed at intervals.
 */
function screenOn(stream) {
  let isOpen = false;
  let lastShown = 0;
  const clear = () => {
    if (isOpen) stream.write('\r\u001B[K');
    isOpen = false;
  };
  return {
    line(text) {
      clear();
      stream.write(`${stream.isTTY ? text : stripVTControlCharacters(text)}\n`);
    },
    place(text) {
      if (stream.isTTY) {
        stream.write(`\r\u001B[K${text.slice(0, (stream.columns ?? 80) - 1)}`);
        isOpen = true;
      } else if (Date.now() - lastShown > betweenLines) {
        lastShown = Date.now();
        stream.write(`${text}\n`);
      }
    },
  };
}

const sumOf = (numbers) => numbers.reduce((total, each) => total + each, 0);

/**
 * Reads the durations of the stages in the last test run.
 * @returns undefined if no earlier run was recorded, or the record is invalid
 */
function readSeconds(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}

function writeSeconds(file, seconds) {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(seconds, null, 2)}\n`);
}
