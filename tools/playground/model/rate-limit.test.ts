import { expect, test } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

test('messages are allowed up to the limit in each second', () => {
  const isAllowed = createRateLimit(10);
  for (let second = 0; second < 5; second += 1)
    for (let message = 0; message < 10; message += 1) expect(isAllowed(1, second * 1000 + message)).toBe(true);
  expect(isAllowed(1, 4500)).toBe(false);
  expect(isAllowed(1, 5500)).toBe(true);
  expect(isAllowed(11, 5600)).toBe(false);
});
