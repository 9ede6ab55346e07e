/**
 * Tests invalid and malicious calls. Each must get an answer that explains what to send, and the server must keep
 * running.
 */
import { spawn } from 'node:child_process';
import { symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../../compile/testing/temporary-folder.ts';
import { writeLargeStats } from '../../../tools/bundle-explorer/bench/large-stats.ts';
import { seededRandom } from '../../../compile/testing/random.ts';
import { openConfigurationRunner } from '../configuration/open-configuration-runner.ts';
import { mostBytes } from '../server/most-bytes.ts';
import { type Conversation, converse } from '../testing/client.ts';
import { texts } from '../../../tools/configuration-explorer/model/texts/en.ts';
import { foreignFiles } from '../../../tools/configuration-explorer/build/testing/foreign-files.ts';
import { unrelatedTexts } from '../testing/unrelated-texts.ts';
import { madePackage } from '../testing/made-package.ts';

const folder = temporaryFolder('webpack-docs');
const outside = temporaryFolder('outside');
const secret = 'the-secret-of-this-machine';
/** Folder that contains the built scripts. */
let made: string;
let server: Conversation;

beforeAll(async () => {
  writeFileSync(path.join(outside, 'secret.json'), JSON.stringify({ secret }));
  symlinkSync(path.join(outside, 'secret.json'), path.join(folder, 'link.json'));
  symlinkSync(outside, path.join(folder, 'linked'));
  writeFileSync(path.join(folder, 'broken.json'), '{"modules": [{"identifier": ');
  writeFileSync(path.join(folder, 'other.json'), '{"name": "no stats"}');
  writeFileSync(path.join(folder, 'empty.json'), '');
  made = await madePackage();
  server = await converse(path.join(made, 'server.js'), folder);
});
afterAll(() => server.end());

/** Returns the answer to a call that must be rejected. */
async function refusal(tool: string, given: Record<string, unknown>): Promise<string> {
  const { text, isError } = await server.ask(tool, given);
  expect(isError, text).toBe(true);
  expect(Buffer.byteLength(text)).toBeLessThanOrEqual(mostBytes);
  expect(text).not.toContain(secret);
  return text;
}

test.each([
  ['above the folder', '../../../../etc/passwd'],
  ['elsewhere', '/etc/passwd'],
  ['behind a link', 'link.json'],
  ['below a linked folder', 'linked/secret.json'],
])('a file %s is not read, neither as stats nor as a configuration', async (_where, file) => {
  expect(await refusal('why_in_bundle', { stats: file })).toContain(
    'inside of the folder that the server was started in',
  );
  expect(await refusal('validate_configuration', { path: file })).toContain('inside of the folder');
});

test.each([
  ['missing.json', 'send a path relative to that folder'],
  ['.', 'send the path of a file'],
  ['a\0b', 'send one such as stats.json'],
  ['broken.json', 'ends too early'],
  ['other.json', 'webpack'],
  ['empty.json', 'The file is empty'],
])('stats %j: the answer says what to send', async (stats, said) => {
  expect(await refusal('why_in_bundle', { stats })).toContain(said);
});

test('a stats file of 90 MB is read in less memory than its text takes', async () => {
  const large = path.join(folder, 'large.json');
  const size = await writeLargeStats(large);
  const narrow = await converse(path.join(made, 'server.js'), folder, ['--max-old-space-size=80']);
  const { text, isError } = await narrow.ask('why_in_bundle', { stats: 'large.json', module: 'zod' });
  expect(size).toBeGreaterThan(80 * 1024 * 1024);
  expect(isError, text).toBe(false);
  expect(text).toContain('How to remove it');
  await narrow.end();
});

test.each(unrelatedTexts)('no answer is made up to: %s', async (text) => {
  expect(await refusal('explain_error', { text })).toContain('No answer is known to this text');
});

test.each(foreignFiles.filter(({ isBroken }) => !isBroken))(
  'a file of $file is named, and where webpack’s options go: $code',
  async ({ file, code }) => {
    const said = await refusal('validate_configuration', { configuration: code });
    const { name, where } = texts.foreignFiles[file];
    expect(said).toContain(`This is ${name}. ${where}`);
  },
);

test.each(foreignFiles.filter(({ isBroken }) => isBroken))('a component is named: $code', async ({ code }) => {
  expect(await refusal('effective_configuration', { configuration: code })).toContain('This is code with JSX');
});

test('what a configuration does to JavaScript itself ends with it', async () => {
  const polluted = 'Object.prototype.bad = 1; Array.prototype.map = () => []; module.exports = { mode: "none" };';
  await server.ask('validate_configuration', { configuration: polluted });
  const { text, isError } = await server.ask('validate_configuration', {
    configuration: 'module.exports = { mode: "none", entry: "./a.js" };',
  });
  expect(isError, text).toBe(false);
  expect(text).toContain('Valid configuration');
});

/** Returns a configuration that runs an expression and uses the result as its `name`. */
const named = (code: string): string =>
  `module.exports = (async () => ({ name: String(await (async () => { ${code} })()) }))()`;
/** Returns a configuration that runs code through the constructors of an error that comes from outside the context. */
const escaped = (code: string): string =>
  named(`const error = await new Function("return import('x')")().catch((thrown) => thrown);
    const run = (text) => error.constructor.constructor(text)();
    ${code}`);

/** Returns the tool's answer, which contains the values that a malicious configuration could read. */
async function known(configuration: string): Promise<string> {
  const { text } = await server.ask('effective_configuration', { configuration, option: 'name' });
  return text;
}

describe('a configuration reaches nothing', () => {
  test('it is run, and what it makes of itself is told', async () => {
    expect(await known(named('return "seen " + 6 * 7'))).toContain('seen 42');
  });

  test('neither files', async () => {
    const file = JSON.stringify(path.join(outside, 'secret.json'));
    for (const code of [
      `return require('fs').readFileSync(${file}, 'utf8')`,
      `return (await import('node:fs')).readFileSync(${file}, 'utf8')`,
      `return process.getBuiltinModule('fs').readFileSync(${file}, 'utf8')`,
      `return process.binding('fs').internalModuleReadJSON(${file})`,
    ])
      expect(await known(named(code)), code).not.toContain(secret);
    for (const code of [
      `return (await run("return import('node:fs')")).readFileSync(${file}, 'utf8')`,
      `return run("return process")().getBuiltinModule('fs').readFileSync(${file}, 'utf8')`,
    ])
      expect(await known(escaped(code)), code).not.toContain(secret);
  });

  test('nor the process, its variables, and what Node.js adds to JavaScript', async () => {
    const names = ['process', 'require', 'fetch', 'WebSocket', 'Buffer', 'WebAssembly', 'navigator'];
    const types = names.map((name) => `typeof ${name}`).join(' + " " + ');
    const allGone = names.map(() => 'undefined').join(' ');
    expect(await known(escaped(`return run('return ${types}')`))).toContain(allGone);
  });

  test('nor the network', async () => {
    let visits = 0;
    const listener = createServer((socket) => {
      visits += 1;
      socket.end();
    });
    await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve));
    const { port } = listener.address() as AddressInfo;
    await known(named(`return require('net').connect(${port}, '127.0.0.1')`));
    await known(named(`return fetch('http://127.0.0.1:${port}')`));
    await known(escaped(`return (await run("return import('node:net')")).connect(${port}, '127.0.0.1')`));
    await known(escaped(`return run("return fetch('http://127.0.0.1:${port}')")`));
    expect(visits).toBe(0);
    await new Promise((resolve) => listener.close(resolve));
  });
});

test.each([
  ['never ends', 'while (true) {}', 'The loop on line 1 never ends.'],
  ['takes too long', `/(a+)+b/.test('${'a'.repeat(60)}')`, '8 seconds'],
  ['waits for nothing', 'module.exports = new Promise(() => {})', 'never comes'],
  ['takes all memory', 'const all = []; for (;;) all.push(new Array(1e6).fill(1))', 'too much memory'],
  ['is nested too deeply', '('.repeat(100_000), 'too deeply nested'],
  ['throws', 'throw new Error("on purpose")', 'on purpose'],
  ['is none', 'module.exports = 7', 'webpack takes an object'],
  ['is broken', 'export default {', 'can’t be run'],
  ['breaks what answers', 'JSON.stringify = () => "{"; module.exports = {}', 'Send a configuration'],
  [
    'answers in its own words',
    'globalThis.answer = 1; Object.freeze(globalThis); module.exports = {}',
    'Send a configuration',
  ],
])('a configuration that %s: the answer says what to send', async (_what, configuration, said) => {
  expect(await refusal('validate_configuration', { configuration })).toContain(said);
});

test('a configuration that never ends, a step at a time, is ended too', async () => {
  // The limit is shorter than the server's, because the configuration keeps a core busy until then.
  const limits = { processor: 1500, clock: 100_000 };
  const code = 'const step = () => queueMicrotask(step); step(); module.exports = new Promise(() => {})';
  const surroundings = { commandLine: '', browserslist: [] };
  const reply = await openConfigurationRunner(made, limits).check({ code, language: 'cjs', surroundings });
  expect(reply).toEqual({ failure: 'too-long' });
});

/** Returns code that takes about this many milliseconds of processor time on this machine. */
function workOf(milliseconds: number): string {
  const loop = (rounds: number): string =>
    `(() => { let sum = 0; for (let at = 0; at < ${rounds}; at++) sum = (sum * 31 + at) | 0; return sum; })()`;
  const before = process.cpuUsage();
  // oxlint-disable-next-line no-eval -- the same code as in the configuration
  (0, eval)(loop(1e8));
  const taken = process.cpuUsage(before).user / 1000;
  return loop(Math.round((1e8 * milliseconds) / taken));
}

test('on a busy machine, a configuration has the time that it has on an idle one', async () => {
  const limits = { processor: 3000, clock: 100_000 };
  const code = `module.exports = { mode: 'none', name: String(${workOf(900)}) };`;
  const busy = Array.from({ length: 4 * availableParallelism() }, () => spawn(process.execPath, ['-e', 'for (;;);']));
  try {
    const surroundings = { commandLine: '', browserslist: [] };
    const reply = await openConfigurationRunner(made, limits).check({ code, language: 'cjs', surroundings });
    expect(reply).toMatchObject({ answers: expect.any(Array) });
  } finally {
    for (const one of busy) one.kill('SIGKILL');
  }
});

test('without a configuration, and with two, the answer says what to send', async () => {
  expect(await refusal('validate_configuration', {})).toContain('Send either configuration');
  expect(await refusal('validate_configuration', { configuration: '{}', path: 'x.js' })).toContain('Send either');
});

test('1,000 hostile calls later, the same process answers', async () => {
  const { below, pick } = seededRandom(7);
  const { tools } = await server.client.listTools();
  const odd: unknown[] = [
    null,
    true,
    -1,
    1e308,
    '',
    ' ',
    '\0',
    '../'.repeat(50),
    '/etc/passwd',
    '\uD800',
    '💥'.repeat(500),
    '('.repeat(2000),
    'x'.repeat(200_000),
    '__proto__',
    'constructor',
    [],
    [[]],
    {},
    { __proto__: { a: 1 } },
    { toString: 1 },
    ['a', 1],
    '.*+?^${}()|[]\\',
    '<script>',
    '%00%ff',
    'https://webpack.js.org/%E0%A4%A',
    '#',
    '/guides/caching/#%',
    '5.999999999999',
  ];
  const names = [...tools.map(({ name }) => name), '', '__proto__', 'toString', 'no such tool', 'x'.repeat(10_000)];
  const call = async (): Promise<void> => {
    const name = pick(names);
    const tool = tools.find((one) => one.name === name);
    const own = Object.keys(tool?.inputSchema.properties ?? {});
    // Some calls have a single wrong argument, so that they reach the tool itself. Others have many.
    const keys =
      below(3) > 0 ? [pick([...own, 'extra'])] : [...own, '__proto__', 'constructor'].filter(() => below(2) === 0);
    const given = Object.fromEntries(keys.map((key) => [key, pick(odd)]));
    const { text } = await server.ask(name, given);
    expect(text).not.toBe('');
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(mostBytes);
  };
  for (let count = 0; count < 1000; count += 8) await Promise.all(Array.from({ length: 8 }, call));
  const { text, isError } = await server.ask('option', { name: 'output.path' });
  expect(isError).toBe(false);
  expect(text).toContain('output.path');
  expect(() => process.kill(server.pid!, 0)).not.toThrow();
});
