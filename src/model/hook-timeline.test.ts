import { expect, test } from 'vitest';
import { deepest, timelineOf } from './hook-timeline.ts';

const hook = (name: string, order: number, phase = 'make', depth = 0, calls = 1) => ({
  name,
  tapable: 'SyncHook',
  fires: { order, phase, depth, calls },
});

test('hooks stand in the order of their first call, by part of the build', () => {
  const { phases } = timelineOf([
    hook('Compiler.emit', 9, 'emit'),
    hook('NormalModuleFactory.resolve', 3, 'make', 40, 7),
    hook('Compiler.make', 1),
    { name: 'Compiler.failed', tapable: 'SyncHook' },
  ]);
  expect(
    phases.map(({ phase, steps }) => [phase, steps.map((step) => [step.hook.name, step.depth, step.note])]),
  ).toEqual([
    [
      'make',
      [
        ['Compiler.make', 0, 'SyncHook · once'],
        ['NormalModuleFactory.resolve', deepest, 'SyncHook · 7 times'],
      ],
    ],
    ['emit', [['Compiler.emit', 0, 'SyncHook · once']]],
  ]);
});

test('the five classes with the most hooks have colors, the rest are others', () => {
  const hooks = ['A', 'B', 'C', 'D', 'E', 'F'].flatMap((owner, index) => [
    hook(`${owner}.one`, index),
    ...(owner === 'C' ? [] : [hook(`${owner}.two`, index + 10)]),
  ]);
  const { owners, phases } = timelineOf(hooks);
  expect(owners).toEqual([
    { owner: 'A', lane: 1, count: 2 },
    { owner: 'B', lane: 2, count: 2 },
    { owner: 'D', lane: 3, count: 2 },
    { owner: 'E', lane: 4, count: 2 },
    { owner: 'F', lane: 5, count: 2 },
    { owner: 'Others', lane: 0, count: 1 },
  ]);
  expect(phases[0]!.steps.find(({ owner }) => owner === 'Others')).toMatchObject({ lane: 0, hook: { name: 'C.one' } });
});

test('nothing that ran gives nothing', () => {
  expect(timelineOf([])).toEqual({ owners: [], phases: [] });
});
