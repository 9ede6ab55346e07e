import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type CommandResult, runCommand } from '../runner/run-command.ts';
import { createRunner, type Place, type ExampleRunner } from '../runner/runner.ts';
import { startWarmProcesses, type WarmProcesses } from './warm-processes.ts';

let runner: ExampleRunner;
let warm: WarmProcesses;

beforeAll(async () => {
  runner = createRunner();
  warm = await startWarmProcesses(runner.whole);
});

afterAll(() => {
  warm.close();
  runner.dispose();
});

/** Creates an example that consists of one file. */
function write(code: string, name = 'main.mjs'): Place {
  const place = runner.startFolder('example', { EXAMPLE_WARM: String(warm.port) });
  writeFileSync(path.join(place.folder, name), code);
  return place;
}

function run(place: Place, script: string, seconds = 60): Promise<CommandResult> {
  return runCommand({ place, command: 'bash', args: ['-c', script], seconds });
}

/** Runs a script, and returns the process that ran it. */
async function runnerOf(code: string, script = 'warm main.mjs'): Promise<string> {
  const { stdout } = await run(write(`${code}\nconsole.log('runner', process.pid);`), script);
  return /^runner (\d+)$/m.exec(stdout)![1]!;
}

test('one process runs what many examples ask for, each as its own', async () => {
  const code = `import webpack from 'webpack';
    console.log(JSON.stringify([process.argv.slice(2), process.cwd(), process.env.TOWN, import.meta.main, typeof webpack, typeof process.send]));
    console.error('to the other stream');
    setTimeout(() => { console.log('runner', process.pid); process.exitCode = 3; }, 10);`;
  const runners = [];
  for (const town of ['Husum', 'Tönning']) {
    const place = write(code);
    const { stdout, stderr } = await run(place, `TOWN=${town} warm main.mjs one 'two words'; echo "code $?"`);
    const [first, runner, last] = stdout.trim().split('\n');
    expect(JSON.parse(first!)).toEqual([['one', 'two words'], place.folder, town, true, 'function', 'undefined']);
    expect(last).toBe('code 3');
    expect(stderr).toBe('to the other stream\n');
    runners.push(runner);
  }
  expect(runners[0]).toBe(runners[1]);
});

test('a process runs several proofs of an example, but only one other step', async () => {
  const place = write("console.log('runner', process.pid);");
  const runners = new Map<string, Set<string>>();
  for (const script of [
    'warm main.mjs',
    'EXAMPLE_PROOF=1 warm main.mjs',
    'warm main.mjs',
    'EXAMPLE_PROOF=1 warm main.mjs',
  ]) {
    const { stdout } = await run(place, script);
    runners.set(script, (runners.get(script) ?? new Set()).add(stdout));
  }
  expect([...runners.values()].map(({ size }) => size)).toEqual([2, 1]);
});

test('webpack builds as it does in a process of its own, output into a pipe', async () => {
  const config = `export default { mode: 'none', entry: './src.js', stats: { assets: false } };`;
  const built = [];
  for (let time = 0; time < 2; time += 1) {
    const place = write(config, 'webpack.config.mjs');
    writeFileSync(path.join(place.folder, 'src.js'), 'console.log(1);');
    built.push((await run(place, 'npx webpack | cat; cat dist/main.js')).output.replace(/in \d+ ms/, ''));
    const cold = runner.startFolder('example');
    mkdirSync(cold.folder, { recursive: true });
    for (const [name, text] of Object.entries({ 'webpack.config.mjs': config, 'src.js': 'console.log(1);' }))
      writeFileSync(path.join(cold.folder, name), text);
    built.push((await run(cold, 'npx webpack | cat; cat dist/main.js')).output.replace(/in \d+ ms/, ''));
  }
  expect(built[0]).toContain('compiled successfully');
  expect(new Set(built).size).toBe(1);
});

test('a script of package.json that names webpack has it in the same process', async () => {
  const code = `console.log('runner', process.pid); export default { mode: 'none', entry: 'data:text/javascript,' };`;
  const runners = [];
  for (const script of ['npx webpack', 'npm run build']) {
    const place = write(code, 'webpack.config.mjs');
    writeFileSync(path.join(place.folder, 'package.json'), '{ "scripts": { "build": "webpack" } }');
    runners.push(/^runner (\d+)$/m.exec((await run(place, script)).stdout)?.[1]);
  }
  expect(runners).toEqual([expect.any(String), runners[0]]);
});

test('a changed configuration of the same example is the one that counts', async () => {
  const place = write('console.log("first");');
  expect((await run(place, 'warm main.mjs')).stdout).toBe('first\n');
  writeFileSync(path.join(place.folder, 'main.mjs'), 'console.log("second");');
  expect((await run(place, 'warm main.mjs')).stdout).toBe('second\n');
});

test.each([
  ['a global', 'globalThis.left = 1;'],
  ['a listener', "process.on('exit', () => console.log('left'));"],
  ['a variable of the environment', "process.env.LEFT = '1';"],
  ['a warning, which is given once', "process.emitWarning('once');"],
  [
    "another hash function for all of webpack's plugins",
    "(await import('webpack')).default({ experiments: { futureDefaults: true } }).close(() => {});",
  ],
  ['shorter stacks', 'Error.stackTraceLimit = 3;'],
])('what leaves %s behind is the last that its process runs', async (_name, code) => {
  const before = await runnerOf(code);
  for (let time = 0; time < 3; time += 1) expect(await runnerOf('')).not.toBe(before);
});

test.each([
  ['listens to signals, as a build with a cache does', "process.on('SIGINT', () => {}).on('SIGTERM', () => {});"],
  ['looks at all globals', 'void { ...globalThis };'],
])('who %s leaves a process that is as good as before', async (_name, code) => {
  expect(await runnerOf(code)).toBe(await runnerOf(''));
});

test('what an example has webpack load is no child of its modules for the next', async () => {
  const code = (ask: string) => `import { createRequire } from 'node:module';
    const { cache, resolve } = createRequire(process.cwd() + '/main.mjs');
    const webpack = cache[resolve('webpack')];
    ${ask}
    console.log(webpack.children.some(({ id }) => id.includes('semver')), 'runner', process.pid);`;
  const answers = [];
  for (const ask of ["webpack.require('semver');", '']) {
    const { stdout } = await run(write(code(ask)), 'warm main.mjs');
    answers.push(/^(\w+) runner (\d+)$/m.exec(stdout)!.slice(1));
  }
  const [[first, runner], [second, sameRunner]] = answers as [string[], string[]];
  expect([first, second, sameRunner]).toEqual(['true', 'false', runner]);
});

test('a directory is no change because it is young', async () => {
  const code = `import Watchpack from 'watchpack';
    import { mkdirSync } from 'node:fs';
    mkdirSync('watched/young', { recursive: true });
    const watcher = new Watchpack({ aggregateTimeout: 0 });
    watcher.on('change', (file) => console.log('changed', file));
    await new Promise((done) => setTimeout(done, 50));
    watcher.watch({ directories: [process.cwd() + '/watched'], startTime: Date.now() });
    setTimeout(() => watcher.close(), 500);`;
  expect(await run(write(code), 'warm main.mjs')).toMatchObject({ code: 0, output: '' });
});

test('an end by the example itself, and an error that nobody caught, are told by the exit code', async () => {
  expect((await run(write('console.log("bye"); process.exit(5);'), 'warm main.mjs; echo "code $?"')).stdout).toBe(
    'bye\ncode 5\n',
  );
  const { stdout, stderr } = await run(write('throw new Error("broken");'), 'warm main.mjs; echo "code $?"');
  expect(stdout).toBe('code 1\n');
  expect(stderr).toContain('Error: broken');
});

test('what does not end is stopped with who asked for it', async () => {
  const { stopped } = await run(write('for (;;);'), 'warm main.mjs', 2);
  expect(stopped).toContain('does not end');
  expect((await run(write('console.log("next");'), 'warm main.mjs')).stdout).toBe('next\n');
});

test('who sets Node up differently gets a process of its own', async () => {
  const shared = await runnerOf('');
  for (const name of [
    'NODE_ENV=production',
    'NODE_OPTIONS=--no-warnings',
    'NODE_NO_WARNINGS=1',
    'EXAMPLE_MAY_LISTEN=1',
  ])
    expect(await runnerOf('', `${name} warm main.mjs`)).not.toBe(shared);
});

test('who has a limit of its own gets a process of its own', async () => {
  const code = `import { readFileSync } from 'node:fs';
    console.log(/Max open files +(\\d+)/.exec(readFileSync('/proc/self/limits', 'utf8'))[1]);`;
  expect((await run(write(code), 'ulimit -n 128; warm main.mjs')).stdout).toBe('128\n');
});

test('who sees one core is told of one, by either import', async () => {
  const code = `import os, { availableParallelism } from 'node:os';
    console.log(availableParallelism(), os.availableParallelism());`;
  expect((await run(write(code), 'EXAMPLE_ONE_CORE=1 warm main.mjs')).stdout).toBe('1 1\n');
  expect((await run(write(code), 'EXAMPLE_ONE_CORE=1 node main.mjs')).stdout).toBe('1 1\n');
  const all = availableParallelism();
  expect((await run(write(code), 'warm main.mjs')).stdout).toBe(`${all} ${all}\n`);
});

test('a process goes on to its next job when the connection of the last one is closed', async () => {
  const jobs = Array.from({ length: 16 }, () => run(write('console.log("done");'), 'warm main.mjs'));
  for (const { code, stdout } of await Promise.all(jobs)) expect([code, stdout]).toEqual([0, 'done\n']);
});
