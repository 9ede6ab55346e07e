import type { Page } from 'playwright-core';
import { withTimeout } from './timeouts.ts';
import { unlessLeft } from './quiet.ts';

/** How often to check a condition in the page, in milliseconds. */
const pause = 50;

/** Values that mean that the awaited condition isn't met yet. */
type Nothing = false | null | undefined | 0 | '';

/**
 * Waits for a condition in a page and returns its value. It polls from outside the page, so `look` may be asynchronous,
 * for example to read a cache. `page.waitForFunction` would treat a promise as truthy and resolve immediately, so the
 * linter forbids it.
 *
 * @param look runs in the page. Any value that isn't a {@link Nothing} ends the wait. If the page is left while it
 * runs, it runs again.
 * @throws errors that `look` throws, or, on a timeout, an error that quotes `look`
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
