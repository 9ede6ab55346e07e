/**
 * Stages of a test run: each runs one command, lets its output through, and says how many checks passed and failed.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { showInTurn } from './show-in-turn.mjs';
import { environment, pinnedNode, root } from './set-up.mjs';

const bin = (name) => join(root, 'node_modules', '.bin', name);

/** How much a lane gives way to those before it: by so much less is its share of a processor that both want. */
const gaveWay = 5;

/**
 * Runs the stages in order, to the end; returns the sums.
 * @param stages each a stage, or several lanes of stages that run side by side: `[[one, then another], [a third]]`. Those of
 *   the first lane get the processor when all want it.
 */
export async function runStages(stages) {
  const results = [];
  for (const stage of stages) {
    const lanes = Array.isArray(stage) ? stage : [[stage]];
    const outputs = showInTurn(lanes.length, (text) => process.stdout.write(text));
    const run = async (lane, place) => {
      const { show, end } = outputs[place];
      for (const each of lane) results.push(await runStage(each, { show, priority: place * gaveWay }));
      end();
    };
    await Promise.all(lanes.map(run));
  }
  const broken = results.filter(({ failed }) => failed > 0).map(({ title }) => title);
  if (broken.length > 0) console.log(`\nNot ok: ${broken.join(', ')}`);
  const sum = (count) => results.reduce((all, result) => all + result[count], 0);
  return { passed: sum('passed'), failed: sum('failed') };
}

async function runStage({ title, run }, place) {
  const started = Date.now();
  place.show(`\n=== ${title}\n`);
  const { passed, failed } = await run(place);
  const seconds = ((Date.now() - started) / 1000).toFixed(0);
  place.show(`=== ${title}: ${passed} ok, ${failed} not ok, ${seconds} s\n`);
  return { title, passed, failed };
}

/** Type checks, one for each world of the code. */
export const types = {
  title: 'Types',
  run(place) {
    const { references } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'));
    return countCommands(
      references.map(({ path }) => [bin('tsc'), ['-p', path]]),
      place,
    );
  },
};

/** The linter, and the formatter. */
export const lint = {
  title: 'Lint',
  run: (place) =>
    countCommands(
      [
        [bin('oxlint'), ['--max-warnings=0']],
        [bin('prettier'), ['--check', '--log-level=warn', '.']],
      ],
      place,
    ),
};

/** Unit tests beside the code. */
export const units = { title: 'Units', run: (place) => vitest('units', ['run'], place) };

/** What the documentation states: examples, coverage, links, dialect, prose, and projects, which are opened in a browser. */
export const content = (chrome) => ({
  title: 'Content',
  async run(place) {
    const variables = chrome ? { CHROME: chrome } : {};
    const { status, output } = await execute(pinnedNode, [join(root, 'checks/cli.ts'), 'all'], place, variables);
    const [, passed, failed] = /(\d+) passed, (\d+) failed\s*$/.exec(output) ?? [];
    if (passed === undefined) return { passed: 0, failed: 1 };
    return { passed: Number(passed), failed: Math.max(Number(failed), status === 0 ? 0 : 1) };
  },
});

/** The production build. */
export const build = {
  title: 'Build',
  run: (place) => countCommands([[pinnedNode, [join(root, 'generator/cli.ts')]]], place),
};

/** Tests in a real browser. */
export const browser = (chrome) => ({
  title: 'Browser',
  run: (place) => vitest('browser', ['run', '--config', 'e2e/vitest.config.ts'], place, { CHROME: chrome }),
});

async function countCommands(commands, place) {
  let failed = 0;
  for (const [command, words] of commands) if ((await execute(command, words, place)).status !== 0) failed += 1;
  return { passed: commands.length - failed, failed };
}

async function vitest(name, words, place, variables = {}) {
  const report = join(root, 'reports', `${name}.json`);
  mkdirSync(join(root, 'reports'), { recursive: true });
  rmSync(report, { force: true });
  const { status } = await execute(
    bin('vitest'),
    [...words, '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    place,
    variables,
  );
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
  const failed = numFailedTests || numFailedTestSuites || 0;
  return { passed: numPassedTests, failed: Math.max(failed, status === 0 ? 0 : 1) };
}

/** Runs a command, shows its output, and keeps the end of it. */
function execute(command, words, { show, priority }, variables = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, words, {
      cwd: root,
      env: { ...environment, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    if (priority > 0) giveWay(child.pid, priority);
    let output = '';
    child.stdout.on('data', (chunk) => {
      show(chunk);
      output = (output + chunk).slice(-4000);
    });
    child.stderr.on('data', show);
    child.on('error', (error) => {
      show(`${error.message}\n`);
      resolve({ status: 1, output });
    });
    child.on('close', (status) => resolve({ status: status ?? 1, output }));
  });
}

function giveWay(pid, priority) {
  try {
    if (pid !== undefined) setPriority(pid, priority);
  } catch {
    // It ended already, or the system allows no such thing: it runs all the same.
  }
}
