import type { Page } from 'playwright-core';
import { withTimeout } from './timeouts.ts';
import { unlessLeft } from './quiet.ts';

/** Polling interval in milliseconds. */
const pause = 50;

/** Values that mean that the condition doesn't hold yet. */
type Nothing = false | null | undefined | 0 | '';

/**
 * Waits for a condition in a page, and returns its value. Polls from outside, so `look` may be asynchronous, for a
 * cache or a registration. `page.waitForFunction` would treat the promise as truthy and resolve immediately; the linter
 * forbids it.
 *
 * @param look runs in the page; any value but a {@link Nothing} ends the wait
 * @throws errors of `look`; on a timeout, an error that quotes it. If the page is left while it is polled, the poll is
 *   repeated
 */
export async function until<Found, Argument>(
  page: Page,
  look: (argument: Argument) => Found | Promise<Found>,
  argument?: Argument,
): Promise<Exclude<Found, Nothing>> {
  let isOver = false;
  const ask = async (): Promise<Exclude<Found, Nothing>> => {
    while (!isOver) {
      const found: unknown = await page.evaluate(look as never, argument as never).catch(unlessLeft);
      if (found) return found as Exclude<Found, Nothing>;
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
    throw new Error('nobody waits any more');
  };
  try {
    return await withTimeout(ask(), () => `this is not so: ${String(look).slice(0, 400)}`);
  } finally {
    isOver = true;
  }
}
