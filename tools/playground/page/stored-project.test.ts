import { beforeEach, expect, test, vi } from 'vitest';
import { deleteEarlier, earlierProjects, keepEarlier } from './stored-project.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  });
});
const project = (text: string) => ({ files: { 'src/index.js': text }, commandLine: '' });

test('earlier projects are kept, each once and the latest first, until they are deleted', () => {
  for (const text of ['one', 'two', 'one']) expect(keepEarlier(project(text))).toBe(true);
  expect(earlierProjects()).toEqual([project('one'), project('two')]);
  deleteEarlier(project('one'));
  expect(earlierProjects()).toEqual([project('two')]);
});

test('the only earlier project of a former visit is still there', () => {
  stored.set('playground-before', JSON.stringify(project('old')));
  keepEarlier(project('new'));
  expect(earlierProjects()).toEqual([project('new'), project('old')]);
});

test.each(['no json', '[1, {"files": 2}, null]', 'null'])('%s in the storage is no earlier project', (text) => {
  stored.set('playground-before', text);
  expect(earlierProjects()).toEqual([]);
});
