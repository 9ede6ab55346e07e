import { expect, test } from 'vitest';
import { parseArguments } from './parse-arguments.ts';

const isName = (word: string): boolean => ['output.path', '--mode'].includes(word);
const read = (line: string) => parseArguments(line.split(' ').filter(Boolean), isName);

test.each([
  ['output.path', 'option', { name: 'output.path' }],
  [
    'output.path --mode production --target=node',
    'option',
    { name: 'output.path', mode: 'production', target: 'node' },
  ],
  ['--mode', 'option', { name: '--mode' }],
  ['hot reload', 'search', { query: 'hot reload' }],
  ['unknown', 'search', { query: 'unknown' }],
  ['search output.path', 'search', { query: 'output.path' }],
  ['read /guides/ first', 'read', { address: '/guides/', section: 'first' }],
  ['error Module not found', 'explain_error', { text: 'Module not found' }],
  [
    'check webpack.config.js --mode none',
    'validate_configuration',
    { path: 'webpack.config.js', command: '--mode none' },
  ],
  ['effective a.js output', 'effective_configuration', { path: 'a.js', option: 'output' }],
  ['why stats.json lodash', 'why_in_bundle', { stats: 'stats.json', module: 'lodash' }],
  [
    'report stats.json --budget 200KiB before.json --budget=main=1MB',
    'bundle_report',
    { stats: 'stats.json', before: 'before.json', budgets: ['200KiB', 'main=1MB'] },
  ],
  ['changes 5.90', 'what_changed', { from: '5.90' }],
])('%s', (line, tool, given) => {
  expect(read(line)).toEqual({ tool, given, isJson: false, isPaged: true });
});

test('options of the command itself', () => {
  expect(read('--json output.path --no-pager')).toMatchObject({ tool: 'option', isJson: true, isPaged: false });
  expect(read('')).toEqual({ say: 'help' });
  expect(read('output.path -h')).toEqual({ say: 'help' });
  expect(read('--version')).toEqual({ say: 'version' });
});

test.each(['read', 'check', 'effective', 'why', 'report', 'changes', 'search'])(
  '%s alone says what it needs',
  (verb) => {
    expect(() => read(verb)).toThrow(`${verb} needs`);
  },
);
