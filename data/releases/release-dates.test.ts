import { expect, test } from 'vitest';
import { releaseDates } from './release-dates.ts';

const versions = ['5.1.0', '5.2.0', '5.3.0', '5.4.0', '5.5.0'];

function dates(...times: string[]): string[] {
  const given = Object.fromEntries(versions.map((version, index) => [version, times[index]!]));
  return [...releaseDates(versions, given).values()].toReversed();
}

test('times in the order of the releases are dates', () => {
  const times = ['2020-10-10', '2020-11-01', '2020-12-01', '2021-01-01', '2021-02-01'];
  expect(dates(...times.map((day) => `${day}T08:00:00.000Z`))).toEqual(times);
});

test('a release that was fetched after its successor, and those before it, have no date', () => {
  expect(dates('2024-03-09', '2024-12-07', '2024-03-19', '2025-04-18', '2025-04-29')).toEqual([
    '2024-03-19',
    '2025-04-18',
    '2025-04-29',
  ]);
  expect(dates('2024-12-07', '2024-12-02', '2024-11-22', '2024-12-11', '2024-12-04')).toEqual(['2024-12-04']);
});
