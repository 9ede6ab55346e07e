import { expect, test } from 'vitest';
import { readSandboxMessage } from './read-message.ts';

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
