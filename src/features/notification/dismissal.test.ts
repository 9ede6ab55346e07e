import { expect, test } from 'vitest';
import { isDue, notificationVersion } from './dismissal.ts';

test('only its own version silences the notification', () => {
  expect(isDue(notificationVersion)).toBe(false);
  expect([null, '', '2', '{"garbage":', 'true'].map(isDue)).toEqual([true, true, true, true, true]);
});
