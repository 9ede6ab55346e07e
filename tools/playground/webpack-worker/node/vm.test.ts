import { expect, test } from 'vitest';
import vm from './vm.ts';

test('what a magic comment says is read', () => {
  const context = vm.createContext();
  expect(vm.isContext(context)).toBe(true);
  expect(vm.runInContext('(function(){return {webpackChunkName: "chart"};})()', context)).toEqual({
    webpackChunkName: 'chart',
  });
});

test('a script sees the names of its context, and gives the value it ends with', () => {
  const script = new vm.Script('var made = `${title} ${typeof require}`; made;');
  expect(script.runInContext(vm.createContext({ title: 'Harbor', require: () => {} }))).toBe('Harbor function');
  expect(script.runInNewContext({ title: 'Pier', require: 1 })).toBe('Pier number');
});
