/**
 * Checks that each tool can be removed: without its folder and its line in the list, everything else still works. Code
 * that is built on several tools is removed first.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { makeScratchCopy } from '../planted-faults/scratch-copy.ts';
import { typeChecks } from '../scripts/type-checks.mjs';
import { toolNames } from './tools.ts';

/**
 * Unit tests that look at the whole project, at the pages, or at the list of tools. The test for unused exports is left
 * out: without a tool it correctly reports the exports that only this tool used, and they can then be removed, too.
 */
const units = [
  'architecture/import-rules',
  'planted-faults',
  'tools/tools',
  'src/model',
  'src/texts',
  'compile/examples',
  'maintenance/update',
  'generator/supply-chain',
];

/**
 * Code that uses several tools and is removed with any of them: the package for terminals and assistants, and a test
 * that builds the configuration explorer's upgraded configurations in the playground.
 */
const builtOnTools = ['packages/webpack-docs-mcp', 'tools/upgrade-in-core.build.test.ts'];

let copy: ReturnType<typeof makeScratchCopy>;
beforeAll(() => {
  copy = makeScratchCopy();
});
afterAll(() => copy.remove());

/** Runs a script in the copy. Throws an error with the script's output if it fails. */
function run(...words: string[]): void {
  const options = { cwd: copy.folder, encoding: 'utf8', maxBuffer: 1 << 26 } as const;
  try {
    execFileSync(process.execPath, words, { ...options, stdio: 'pipe' });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    const lines = `${stdout}\n${stderr}`.split('\n').filter((line) => !line.includes('✓'));
    throw new Error(lines.join('\n').slice(-8000));
  }
}

describe.each(toolNames)('without the %s', (name) => {
  beforeAll(() => {
    for (const gone of [`tools/${name}`, ...builtOnTools]) rmSync(path.join(copy.folder, gone), { recursive: true });
    const list = path.join(copy.folder, 'tools/tools.ts');
    const lines = readFileSync(list, 'utf8').split('\n');
    const others = lines.filter((line) => !line.startsWith(`  ${name}:`) && !line.startsWith(`  '${name}':`));
    expect(others).toHaveLength(lines.length - 1);
    writeFileSync(list, others.join('\n'));
  });
  afterAll(() => execFileSync('git', ['checkout', '--quiet', '.'], { cwd: copy.folder }));

  test('the types agree', () => {
    for (const { words } of typeChecks(copy.folder)) run(...words);
  });

  test('import rules and units pass', () => {
    run('node_modules/vitest/vitest.mjs', 'run', '--project', 'units', ...units);
  });

  test('the small site is built', () => {
    run('generator/cli.ts', '--content', 'e2e/fixture', '--out', 'dist', '--once');
  });
});
