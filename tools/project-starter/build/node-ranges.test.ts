import { expect, test } from 'vitest';
import { allNeeds, nodeRange } from '../model/node-need.ts';
import { nodeNeedOf } from './node-ranges.ts';

test('the releases that all ranges accept', () => {
  expect(nodeNeedOf([])).toEqual({ onward: '0.0.0', lines: {} });
  expect(nodeNeedOf(['>= 18.12.0', '^10 || ^12 || >=14'])).toEqual({ onward: '18.12.0', lines: {} });
  expect(nodeNeedOf(['>=20.9.0', '^22.18.0 || >=24.11.0'])).toEqual({ onward: '24.11.0', lines: { 22: '22.18.0' } });
  expect(nodeNeedOf(['^20.19.0 || >=22.12.0', '>=18'])).toEqual({ onward: '22.12.0', lines: { 20: '20.19.0' } });
  expect(() => nodeNeedOf(['^20.0.0'])).toThrow('No newest release');
});

test('the needs of several packages', () => {
  const babel = nodeNeedOf(['^22.18.0 || >=24.11.0']);
  const server = nodeNeedOf(['>=22.15.0']);
  const swc = nodeNeedOf(['>=10']);
  expect(nodeRange(allNeeds([server, swc]))).toBe('>=22.15.0');
  expect(nodeRange(allNeeds([server, babel]))).toBe('^22.18.0 || >=24.11.0');
  expect(nodeRange(allNeeds([babel, nodeNeedOf(['>=22.20.1'])]))).toBe('^22.20.1 || >=24.11.0');
  expect(nodeRange(allNeeds([babel, nodeNeedOf(['^22.15.0 || ^24.0.0 || >=26.0.0'])]))).toBe(
    '^22.18.0 || ^24.11.0 || >=26.0.0',
  );
});
