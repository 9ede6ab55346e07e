import type { Page } from 'playwright-core';
import { inTime } from './limits.ts';
import { unlessLeft } from './quiet.ts';

/** Milliseconds between two looks. */
const pause = 50;

/** What says that something is not so yet. */
type Nothing = false | null | undefined | 0 | '';

/**
 * Waits until something is so in a page, and returns what was found. The page is asked again and again from outside, so `look`
 * may itself wait, for a cache or a registration. `page.waitForFunction` takes the promise of such a function for the answer and
 * resolves at once: the linter forbids it.
 *
 * @param look runs in the page; anything but a {@link Nothing} ends the waiting
 * @throws what `look` throws; where nothing comes in time, an error that quotes it. A page that is left while it is asked is
 * asked again
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
    return await inTime(ask(), () => `this is not so: ${String(look).slice(0, 400)}`);
  } finally {
    isOver = true;
  }
}
