/**
 * Stages of a test run: each runs commands, reports progress and failures, and counts passed and failed checks.
 * docs/checks.md lists the stages of each run.
 */
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environment, pinnedNode, root } from './set-up.mjs';
import { tagsFilters } from './short-browser-tests.mjs';

/** Programs for tests on this machine, besides Node.js. @typedef {{ chrome?: string, nginx?: string }} Machine */

/** Share of the random test cases that the short run executes. */
const shortFuzz = '0.2';

/** Main file of a package's command. */
function commandOf(name, of = name) {
  const folder = join(root, 'node_modules', of);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[name]);
}

/**
 * Type checks, one project per environment, in parallel with the formatter, which takes as long, and the linter.
 * @param {string[]} files to format and lint (default: all)
 * @returns {import('./run-stages.mjs').Stage}
 */
export const sources = (files = []) => ({
  title: 'Types, format, lint',
  async run(tell) {
    const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
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
    const types = references.map(({ path }) => ({
      what: `Types of ${path}`,
      command: [commandOf('tsc', 'typescript'), '-p', path],
      again: `node scripts/run.mjs tsc -p ${path}`,
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

/**
 * Unit tests, except those that run whole builds.
 * @param {object} options `isShort`: only a share of the random cases
 */
export const units = (machine, { isShort }) => ({
  title: 'Units',
  run: (tell) =>
    vitest(['run', '--project=units'], tell, {
      ...variables(machine),
      ...(isShort && { FUZZ: process.env.FUZZ ?? shortFuzz }),
    }),
});

/** Unit tests that run whole builds. */
export const buildingUnits = (machine) => ({
  title: 'Units that build',
  run: (tell) => vitest(['run', '--project=builds'], tell, variables(machine)),
});

/** Checks that read pages, and a selection of the examples. */
export const content = (machine) => ({
  title: 'Content, and a choice of its examples',
  // Checks that read pages occupy one core, in parallel with examples.
  run: async (tell) =>
    sumOf(
      await Promise.all([check(['examples', '--part', 'chosen'], tell, machine), check(['reading'], tell, machine)]),
    ),
});

/** The remaining examples, and the checks of the tools, some of which open a browser. */
export const longContent = (machine) => ({
  title: 'All other examples, and what the tools promise',
  run: (tell) => check(['running', '--part', 'rest'], tell, machine),
});

/** All checks of some pages, and prose checks of other files. @param {string[]} files or folders of `content/` */
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

/** The production build. */
export const build = {
  title: 'Build',
  async run(tell) {
    const { status, output } = await execute([join(root, 'generator/cli.ts')], { onLine: (line) => tell({ line }) });
    if (status !== 0) tell({ failure: { what: 'Build', message: output, again: 'npm run build' } });
    return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  },
};

/** Browser tests of the short run. */
export const browser = (machine) => ({
  title: 'Browser, one test of each kind',
  run: browserTests(machine, [], tagsFilters.short),
});

/** All other browser tests. */
export const longBrowser = (machine) => ({
  title: 'Browser, all other tests',
  run: browserTests(machine, [], tagsFilters.rest),
});

/** Whether a file contains browser tests; it may include a line: `FILE:LINE`. */
export const isBrowserTest = (file) => /(?:^|\/)e2e\/.*\.test\.tsx?(?::\d+)?$/.test(file);

/** The given browser test files. */
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

/** Unit tests that import some files, or are among them. @param {string[]} files may include a line: `FILE:LINE` */
export const related = (files, machine) => ({
  title: 'Units',
  run: (tell) => {
    const isPlace = files.some((file) => /:\d+$/.test(file));
    return vitest([isPlace ? 'run' : 'related', '--run', '--passWithNoTests', ...files], tell, variables(machine), {
      showsLogs: true,
    });
  },
});

/** A group of `checks/cli.ts`. */
async function check(words, tell, machine) {
  let counts;
  const { status, output } = await execute([join(root, 'checks/cli.ts'), ...words], {
    more: variables(machine),
    // Two groups run in parallel, so each line is prefixed.
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
 * Runs a file with the pinned Node.js and keeps the end of its output.
 * @param {string[]} command the file and its words
 * @param {object} [options] `more` goes into its environment; `onLine` gets what it prints, a line each; `onTold` what it sends
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
