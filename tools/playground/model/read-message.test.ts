import { expect, test } from 'vitest';
import { consoleLimits } from './preview.ts';
import { textLimits } from './protocol.ts';
import { readPreviewMessage, readSandboxMessage } from './read-message.ts';

const result = {
  build: 1,
  exitCode: 0,
  compilations: [],
  problems: [],
  notices: [],
  console: [],
  time: { total: 1, configuration: 0 },
  incremental: false,
};

test('a whole message is read, and anything else is nothing', () => {
  expect(readSandboxMessage({ type: 'result', result })).toBeDefined();
  expect(readSandboxMessage({ type: 'ready', webpack: '5' })).toBeDefined();
  for (const wrong of [
    null,
    'result',
    { type: 'result' },
    { type: 'result', result: { ...result, compilations: [{}] } },
    { type: 'result', result: { ...result, console: [{ level: 'alert', text: '' }] } },
    { type: 'result', result: { ...result, time: { total: Number.NaN, configuration: 0 } } },
    { type: 'need', ticket: 1, parts: 'core' },
    { type: 'build' },
  ])
    expect(readSandboxMessage(wrong), JSON.stringify(wrong)).toBeUndefined();
});

test('of a message of the preview, only what the page shows is read', () => {
  const line = { level: 'log', text: 'one' };
  expect(readPreviewMessage({ type: 'console', lines: [line], left: 2 })).toEqual({
    type: 'console',
    lines: [line],
    left: 2,
  });
  expect(readPreviewMessage({ type: 'updated', outcome: 'applied', modules: ['a.js'] })).toBeDefined();
  const noString = { toString: 1, valueOf: 1 };
  for (const wrong of [
    null,
    1,
    { type: 'crashed' },
    { type: noString },
    { type: 'console', lines: [{ level: 'alert', text: '' }], left: 0 },
    { type: 'console', lines: [{ level: noString, text: '' }], left: 0 },
    { type: 'console', lines: [{ level: 'log', text: noString }], left: 0 },
    { type: 'console', lines: [line] },
    { type: 'updated', outcome: 'applied', modules: [noString] },
    { type: 'updated', outcome: noString, modules: [] },
  ])
    expect(readPreviewMessage(wrong)).toBeUndefined();
});

test('floods and long lines of the preview are cut', () => {
  const lines = Array.from({ length: 1000 }, (_, index) => ({ level: 'log', text: `${index}${'x'.repeat(20_000)}` }));
  const message = readPreviewMessage({ type: 'console', lines, left: 1 });
  if (message?.type !== 'console') throw new Error('not read');
  expect(message.lines).toHaveLength(consoleLimits.lines);
  expect(message.left).toBe(1 + 1000 - consoleLimits.lines);
  expect(message.lines[0]?.text).toMatch(/^500x+…$/);
  expect(message.lines[0]?.text).toHaveLength(consoleLimits.characters + 1);
});

test('texts of a build without end are cut', () => {
  const long = 'x'.repeat(1_000_000);
  const problem = { severity: 'error', name: long, message: long, module: long, place: { file: long }, details: long };
  const asset = {
    name: long,
    content: new Uint8Array(),
    size: 0,
    changed: true,
    info: { immutable: false, development: false, hot: false, module: false },
  };
  const compilation = {
    hash: '',
    mode: 'none',
    output: 'dist',
    publicPath: '',
    forBrowser: true,
    emitted: true,
    entries: [],
    assets: [asset],
    problems: [{ ...problem, origin: 'build' }],
    time: 1,
  };
  const lines = Array.from({ length: 3000 }, () => ({ level: 'log', text: long }));
  const read = [
    { type: 'result', result: { ...result, compilations: [compilation], console: lines } },
    { type: 'progress', build: 1, fraction: 0, step: long },
    { type: 'stats', build: 1, stats: [{ text: long, json: {} }] },
  ].map(readSandboxMessage);
  expect(read).not.toContain(undefined);
  const lengths: number[] = [];
  JSON.stringify(read, (_, value: unknown) => (typeof value === 'string' && lengths.push(value.length), value));
  expect(Math.max(...lengths)).toBe(textLimits.stats + 1);
  expect(lengths.filter((length) => length > textLimits.line + 1)).toHaveLength(1);
  const [built] = read;
  expect(built?.type === 'result' && built.result.console.length).toBe(textLimits.lines);
});
