/** Tests that every command describes itself with `--help`, and rejects an unknown option with a readable message. */
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

/** Commands of this project, keyed by the file that they run. Other npm scripts run an installed tool. */
const commands = new Map(
  Object.values(scripts).flatMap((script) => {
    const file = /^node (?:scripts\/run\.mjs (?:--\S+ )*)?([\w/-]+\.(?:ts|mjs))\b(?!.*&&)/.exec(script)?.[1];
    return file === undefined || file === 'scripts/run.mjs' ? [] : [[file, script.split(' ').slice(1)] as const];
  }),
);

/** Runs a command and returns its exit code and output. */
function run(words: string[]): Promise<{ code: number; output: string }> {
  const env = { ...process.env, npm_lifecycle_event: 'facts' };
  return new Promise((resolve) => {
    const child = execFile(process.execPath, words, { cwd: root, env }, (_, stdout, stderr) =>
      resolve({ code: child.exitCode ?? -1, output: stdout + stderr }),
    );
  });
}

test('the commands are found', () => {
  expect(commands.size).toBeGreaterThan(20);
});

test.each([...commands])('%s --help', async (_, words) => {
  const { code, output } = await run([...words, '--help']);
  expect(output).toMatch(/^Usage: (?:npm|node) /);
  expect(code).toBe(0);
});

test('an unknown option is rejected in a sentence that says what to do', async () => {
  const { code, output } = await run(['scripts/run.mjs', 'facts/cli.ts', '--unknown']);
  expect(output.trim()).toBe("Unknown option '--unknown'. npm run facts -- --help lists the options.");
  expect(code).toBe(2);
});
