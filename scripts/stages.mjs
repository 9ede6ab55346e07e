/**
 * Stages of a test run: each runs one command, lets its output through, and says how many checks passed and failed.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { environment, pinnedNode, root } from './set-up.mjs';

const bin = (name) => join(root, 'node_modules', '.bin', name);

/** Runs the stages in order, to the end; returns the sums. */
export async function runStages(stages) {
  let passed = 0;
  let failed = 0;
  const broken = [];
  for (const { title, run } of stages) {
    const started = Date.now();
    console.log(`\n=== ${title}`);
    const result = await run();
    passed += result.passed;
    failed += result.failed;
    if (result.failed > 0) broken.push(title);
    console.log(
      `=== ${title}: ${result.passed} ok, ${result.failed} not ok, ${((Date.now() - started) / 1000).toFixed(0)} s`,
    );
  }
  if (broken.length > 0) console.log(`\nNot ok: ${broken.join(', ')}`);
  return { passed, failed };
}

/** Type checks, one for each world of the code, beside the formatter, which takes as long as all of them, and the linter. */
export const sources = {
  title: 'Types, format, lint',
  async run() {
    const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
    const [first, second] = await Promise.all([
      countCommands([
        [bin('prettier'), ['--check', '--log-level=warn', '.']],
        [bin('oxlint'), ['--max-warnings=0']],
      ]),
      countCommands(references.map(({ path }) => [bin('tsc'), ['-p', path]])),
    ]);
    return { passed: first.passed + second.passed, failed: first.failed + second.failed };
  },
};

/** Unit tests beside the code. */
export const units = { title: 'Units', run: () => vitest('units', ['run']) };

/** What the documentation states: examples, coverage, links, dialect, prose, and projects, which are opened in a browser. */
export const content = (chrome) => ({
  title: 'Content',
  async run() {
    const variables = chrome ? { CHROME: chrome } : {};
    // Those that read pages keep one core busy for a minute, beside those that run projects; what they say comes in one piece.
    const done = await Promise.all([check('running', variables), check('reading', variables, { isHeld: true })]);
    const sum = (count) => done.reduce((total, each) => total + each[count], 0);
    return { passed: sum('passed'), failed: sum('failed') };
  },
});

/** One group of `checks/cli.ts`. */
async function check(group, variables, options) {
  const { status, output } = await execute(pinnedNode, [join(root, 'checks/cli.ts'), group], variables, options);
  const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
  if (passed === undefined) return { passed: 0, failed: 1 };
  return { passed: Number(passed), failed: Math.max(Number(failed), status === 0 ? 0 : 1) };
}

/** The production build. */
export const build = { title: 'Build', run: () => countCommands([[pinnedNode, [join(root, 'generator/cli.ts')]]]) };

/** Tests in a real browser. */
export const browser = (chrome) => ({
  title: 'Browser',
  run: () => vitest('browser', ['run', '--config', 'e2e/vitest.config.ts'], { CHROME: chrome }),
});

async function countCommands(commands) {
  let failed = 0;
  for (const [command, words] of commands) if ((await execute(command, words)).status !== 0) failed += 1;
  return { passed: commands.length - failed, failed };
}

async function vitest(name, words, variables = {}) {
  const report = join(root, 'reports', `${name}.json`);
  mkdirSync(join(root, 'reports'), { recursive: true });
  rmSync(report, { force: true });
  const { status } = await execute(
    bin('vitest'),
    [...words, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    variables,
  );
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = numFailedTests || numFailedTestSuites || 0;
  return { passed: numPassedTests, failed: Math.max(failed, status === 0 ? 0 : 1) };
}

/** Runs a command, shows its output, and keeps the end of it. With `isHeld`, the output shows once the command has ended. */
function execute(command, words, variables = {}, { isHeld = false } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, words, {
      cwd: root,
      env: { ...environment, ...variables },
      stdio: ['ignore', 'pipe', isHeld ? 'pipe' : 'inherit'],
      shell: process.platform === 'win32',
    });
    let output = '';
    const held = [];
    const show = (chunk) => (isHeld ? held.push(chunk) : process.stdout.write(chunk));
    child.stderr?.on('data', show);
    child.stdout.on('data', (chunk) => {
      show(chunk);
      output = (output + chunk).slice(-4000);
    });
    child.on('error', (error) => {
      console.error(error.message);
      resolve({ status: 1, output });
    });
    child.on('close', (status) => {
      process.stdout.write(Buffer.concat(held));
      resolve({ status: status ?? 1, output });
    });
  });
}
