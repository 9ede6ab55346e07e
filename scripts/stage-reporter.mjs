/**
 * Reports vitest's progress to the parent process: finished files, failures as they occur, skipped tests with the
 * reason, and the slowest files. A skipped test has a tag that starts with `needs/` and names what the machine lacks.
 * The tag's description is the reason.
 */
import { relative } from 'node:path';
import { isLeft } from './short-browser-tests.mjs';

const root = process.cwd();
const shownFrames = 4;
/** Number of slowest test files to list at the end of a run. */
const shownSlowest = 8;

export default class StageReporter {
  #of = 0;
  #done = 0;
  #passed = 0;
  #failed = 0;
  #isWhole = true;
  #skipped = [];
  #vitest;

  onInit(vitest) {
    this.#vitest = vitest;
  }

  onTestRunStart(specifications) {
    this.#of = specifications.length;
    this.#isWhole = specifications.every(({ testLines = [] }) => testLines.length === 0);
    this.#place();
  }

  onTestCaseResult(test) {
    const { state, errors = [] } = test.result();
    if (state === 'passed') this.#passed += 1;
    else if (state === 'failed') this.#fail(test, errors);
    else if (this.#isAsked(test)) this.#skipped.push(test);
  }

  onTestSuiteResult(suite) {
    const errors = suite.errors();
    if (errors.length > 0) this.#fail(suite, errors);
  }

  onTestModuleEnd(module) {
    this.#done += 1;
    const errors = module.errors();
    if (errors.length > 0) this.#fail(module, errors);
    // If a setup hook failed, vitest also skips its tests. Report only the failure of the hook.
    const isFailed = module.state() === 'failed';
    for (const test of this.#skipped.splice(0).filter(({ tags }) => !isFailed || tags.some(isNeed)))
      process.send({ untested: { what: fileOf(module), why: this.#lacking(test) } });
    this.#place();
  }

  onUserConsoleLog({ content }) {
    process.send({ log: content.trimEnd() });
  }

  onTestRunEnd(modules, unhandled) {
    if (modules.length > 1) process.send({ line: slowestOf(modules) });
    for (const error of unhandled) {
      this.#failed += 1;
      process.send({ failure: { what: 'outside of any test', message: textOf(error), again: 'npm run test:all' } });
    }
    process.send({ counts: { passed: this.#passed, failed: this.#failed } });
  }

  #place() {
    process.send({ place: { done: this.#done, of: this.#of } });
  }

  #fail(task, errors) {
    this.#failed += 1;
    const file = fileOf(task.module ?? task);
    const place = task.location ? `${file}:${task.location.line}` : file;
    const what = [place, task.fullName ?? ''].join(' ').trim();
    process.send({ failure: { what, message: errors.map(textOf).join('\n'), again: again(place) } });
  }

  /** Whether a skipped test was selected to run. Vitest also skips tests that the tags filter excludes. */
  #isAsked({ tags }) {
    const { tagsFilter } = this.#vitest.config;
    return this.#isWhole && isLeft(tagsFilter?.[0], tags);
  }

  #lacking({ tags }) {
    const [need] = tags.filter(isNeed);
    return this.#vitest.config.tags.find(({ name }) => name === need)?.description ?? 'it is skipped without a reason';
  }
}

/**
 * Returns a line that lists the slowest test files, such as ` slowest: e2e/offline.test.ts 96 s, …`. The time of a file
 * includes its tests and hooks.
 */
function slowestOf(modules) {
  const timed = modules.map((module) => ({ file: fileOf(module), seconds: module.diagnostic().duration / 1000 }));
  const slowest = timed.toSorted((one, other) => other.seconds - one.seconds).slice(0, shownSlowest);
  return `  slowest: ${slowest.map(({ file, seconds }) => `${file} ${seconds.toFixed(0)} s`).join(', ')}`;
}

const isNeed = (tag) => tag.startsWith('needs/');
const fileOf = (module) => relative(root, module.moduleId).split('\\').join('/');
const again = (place) => `npm test -- ${place.includes(' ') ? `'${place}'` : place}`;

/** Returns the message of a test error, its diff, and where it was thrown. */
function textOf({ name, message, diff, stacks = [], stack = '' }) {
  const frames = stacks.map(({ file, line, column }) => `  at ${relative(root, file)}:${line}:${column}`);
  const shown = frames.length > 0 ? frames.slice(0, shownFrames) : stack.split('\n').slice(1, 1 + shownFrames);
  return [`${name ?? 'Error'}: ${message}`, ...(diff ? [diff] : []), ...shown].join('\n');
}
