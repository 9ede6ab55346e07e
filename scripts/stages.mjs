/**
 * Stages of a test run. Each runs commands, reports progress and failures, and counts passed and failed checks.
 * docs/checks.md lists the stages of each run.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, pinnedNode, root } from './set-up.mjs';
import { shortFilter } from './short-browser-tests.mjs';
import { typeChecks } from './type-checks.mjs';

/**
 * Paths of programs on this machine, besides Node.js, that tests need.
 * @typedef {{ chrome?: string, nginx?: string }} Machine
 */

/** Fraction of the randomly generated test cases that the short test run executes. */
const shortFuzz = '0.2';

/** Returns the path of the JavaScript file behind a package's command, such as `vitest`. */
function commandOf(name) {
  const folder = join(root, 'node_modules', name);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
}

/**
 * Checks types, with one TypeScript project per environment. At the same time, runs the formatter, which takes as long,
 * and the linter.
 * @param {string[]} files files to format and lint. Defaults to all.
 * @returns {import('./run-stages.mjs').Stage}
 */
export const sources = (files = []) => ({
  title: 'Types, format, lint',
  async run(tell) {
    const kept = ['--cache', '--cache-strategy=content', '--cache-location=.cache/prettier.json'];
    const format = [
      {
        what: 'Format',
        command: [
          commandOf('prettier'),
          '--check',
          '--log-level=warn',
          '--ignore-unknown',
          ...kept,
          ...(files.length > 0 ? files : ['.']),
        ],
        again: 'npm run format, which mends it',
      },
      {
        what: 'Lint',
        command: [commandOf('oxlint'), '--max-warnings=0', ...files.filter((file) => /\.[cm]?[jt]sx?$/.test(file))],
        again: 'node scripts/run.mjs oxlint --max-warnings=0',
      },
    ];
    const types = typeChecks(root).map(({ project, words }) => ({
      what: `Types of ${project}`,
      command: words,
      again: `node scripts/run.mjs tsc -p ${project}`,
    }));
    let done = 0;
    const inOrder = async (commands) => {
      let failed = 0;
      for (const { what, command, again } of commands) {
        const { status, output } = await execute(command);
        if (status !== 0) {
          failed += 1;
          tell({ failure: { what, message: output, again } });
        }
        done += 1;
        tell({ place: { done, of: format.length + types.length } });
      }
      return { passed: commands.length - failed, failed };
    };
    return sumOf(await Promise.all([inOrder(format), inOrder(types)]));
  },
});

/** Runs unit tests that run whole webpack builds. */
export const buildingUnits = (machine) => ({
  title: 'Units that build',
  run: (tell) => vitest(['run', '--project=builds'], tell, variables(machine)),
});

/**
 * Runs the unit tests that don't run whole webpack builds, the content checks, and the site's build, in two parallel
 * lanes. The unit tests and the checks that only read pages occupy a single core each, so each lane begins with one of
 * the two or with the examples. The build comes late, when the checks have already compiled the pages.
 *
 * @param {object} options
 * @param {boolean} options.isShort whether to run only a selection of the examples, without the checks of the tools, and
 * only a fraction of the random test cases
 */
export const content = (machine, { isShort }) => {
  const units = (tell) =>
    vitest(['run', '--project=units'], naming('unit test files', tell), {
      ...variables(machine),
      ...(isShort && { FUZZ: process.env.FUZZ ?? shortFuzz }),
    });
  const running = (tell) => check(isShort ? ['examples', '--chosen'] : ['running'], tell, machine);
  const reading = (tell) => check(['reading'], tell, machine);
  return {
    title: isShort ? 'Units, content, a choice of its examples, build' : 'Units, content, all examples, build',
    run: inLanes(
      isShort
        ? [
            [units, makeBuild],
            [reading, running],
          ]
        : [[running], [units, reading, makeBuild]],
    ),
  };
};

/** Returns a callback that adds a name to progress messages, to tell apart tasks that run at the same time. */
const naming = (what, tell) => (told) => tell(told.place ? { place: { ...told.place, what } } : told);

/** Combines tasks into lanes: the lanes run in parallel, and the tasks within a lane run one after the other. */
function inLanes(lanes) {
  return async (tell) => {
    const countsOf = async (tasks) => {
      const counts = [];
      for (const task of tasks) counts.push(await task(tell));
      return sumOf(counts);
    };
    return sumOf(await Promise.all(lanes.map(countsOf)));
  };
}

/**
 * Runs all checks on the given Markdown pages, and prose checks on the given data files.
 * @param {string[]} files files or folders in `content/`
 */
export const pages = (files, machine) => ({
  title: 'Pages',
  async run(tell) {
    const isData = (file) => /\.ya?ml$/.test(file);
    const written = files.filter((file) => !isData(file) && /(?:\.mdx?|\/[^.]*|^content)$/.test(file));
    const groups = [
      ...(written.length > 0 ? ['examples', 'playground', 'reading'].map((group) => [group, ...written]) : []),
      ...(files.some(isData) ? [['prose', ...files.filter(isData)]] : []),
      ...(written.length < files.length ? [['pages']] : []),
    ];
    return sumOf(await Promise.all(groups.map((words) => check(words, tell, machine))));
  },
});

/** Runs the production build of the site. */
export const build = { title: 'Build', run: makeBuild };

async function makeBuild(tell) {
  const { status, output } = await execute([join(root, 'generator/cli.ts')], {
    onLine: (line) => line !== '' && tell({ line: `build │ ${line}` }),
  });
  if (status !== 0) tell({ failure: { what: 'Build', message: output, again: 'npm run build' } });
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/**
 * Runs the browser tests.
 *
 * @param {object} options
 * @param {boolean} options.isShort whether to run only the browser tests of the short test run
 */
export const browser = (machine, { isShort }) => ({
  title: isShort ? 'Browser, one test of each kind' : 'Browser',
  run: browserTests(machine, [], isShort ? shortFilter : undefined),
});

/** Whether a path belongs to a browser test file. The path may end with a line number: `FILE:LINE`. */
export const isBrowserTest = (file) => /(?:^|\/)e2e\/.*\.test\.tsx?(?::\d+)?$/.test(file);

/** Runs the given browser test files. */
export const browserFiles = (files, machine) => ({ title: 'Browser', run: browserTests(machine, files) });

function browserTests(machine, files, filter) {
  return async (tell) => {
    if (!machine.chrome) {
      const message =
        'No browser was found. Install Chromium or Chrome, or name one: CHROME=/path/to/chromium npm test';
      tell({ failure: { what: 'Browser', message, again: 'npm test' } });
      return { passed: 0, failed: 1 };
    }
    const words = ['run', '--config', 'e2e/vitest.config.ts', ...(filter ? [`--tags-filter=${filter}`] : []), ...files];
    return vitest(words, tell, variables(machine));
  };
}

/**
 * Runs the unit tests that are among the given files or import any of them.
 * @param {string[]} files paths, which may include a line: `FILE:LINE`
 */
export const related = (files, machine) => ({
  title: 'Units',
  run: (tell) => {
    const isPlace = files.some((file) => /:\d+$/.test(file));
    return vitest([isPlace ? 'run' : 'related', '--run', '--passWithNoTests', ...files], tell, variables(machine), {
      showsLogs: true,
    });
  },
});

/** Runs a group of content checks in `checks/cli.ts`. */
async function check(words, tell, machine) {
  let counts;
  const { status, output } = await execute([join(root, 'checks/cli.ts'), ...words], {
    more: variables(machine),
    // Two groups of checks run at the same time, so prefix each line of output with the name of its group.
    onLine: (line) => line !== '' && tell({ line: `${words[0]} │ ${line}` }),
    onTold: (told) => (told.counts ? (counts = told.counts) : tell(told)),
  });
  if (counts) return { ...counts, failed: Math.max(counts.failed, status === 0 ? 0 : 1) };
  tell({
    failure: { what: words[0], message: output, again: `node scripts/run.mjs checks/cli.ts ${words.join(' ')}` },
  });
  return { passed: 0, failed: 1 };
}

async function vitest(words, tell, more, { showsLogs = false } = {}) {
  let counts = { passed: 0, failed: 0 };
  let failures = 0;
  const { status, output } = await execute([commandOf('vitest'), ...words, '--reporter=./scripts/stage-reporter.mjs'], {
    more,
    onTold: (told) => {
      if (told.failure) failures += 1;
      if (told.counts) counts = told.counts;
      else if (told.log === undefined) tell(told);
      else if (showsLogs) tell({ line: told.log });
    },
  });
  if (status !== 0 && failures === 0) {
    tell({ failure: { what: 'vitest', message: output, again: `node scripts/run.mjs vitest ${words.join(' ')}` } });
    return { ...counts, failed: 1 };
  }
  return counts;
}

const variables = ({ chrome, nginx }) => ({ ...(chrome && { CHROME: chrome }), ...(nginx && { NGINX: nginx }) });

/**
 * Runs a file with the pinned Node.js version and keeps the end of its output.
 * @param {string[]} command the file and its arguments
 * @param {object} [options] `more` has additional environment variables. `onLine` is called with each line of output,
 * and `onTold` with each message that the process sends.
 * @returns {Promise<{ status: number, output: string }>}
 */
function execute(command, { more = {}, onLine, onTold } = {}) {
  return new Promise((resolve) => {
    const stdio = ['ignore', 'pipe', 'pipe', ...(onTold ? ['ipc'] : [])];
    const child = spawn(pinnedNode, command, { cwd: root, env: { ...environment, ...more }, stdio });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      let open = '';
      stream.setEncoding('utf8').on('data', (chunk) => {
        output = (output + chunk).slice(-8000);
        const lines = (open + chunk).split('\n');
        open = lines.pop();
        for (const line of lines) onLine?.(line);
      });
      stream.on('end', () => open !== '' && onLine?.(open));
    }
    child.on('message', onTold ?? (() => {}));
    child.on('error', (error) => resolve({ status: 1, output: error.message }));
    child.on('close', (status) => resolve({ status: status ?? 1, output }));
  });
}

const sumOf = (counts) => ({
  passed: counts.reduce((sum, { passed }) => sum + passed, 0),
  failed: counts.reduce((sum, { failed }) => sum + failed, 0),
});
