/**
 * Playwright's traces of failed tests, for `TRACE=1 npm test -- FILE:LINE`: screenshots, DOM, network and console of every action.
 * Not recorded otherwise, because the screenshots of each frame cost a busy machine more than the test.
 */
import path from 'node:path';
import type { BrowserContext } from 'playwright-core';

const recording = Boolean(process.env.TRACE);
const folder = path.resolve(import.meta.dirname, '../reports/traces');

/** Starts to record a context, if `TRACE` is set. */
export async function startTrace(context: BrowserContext): Promise<void> {
  if (recording) await context.tracing.start({ screenshots: true, snapshots: true });
}

/**
 * Writes what was recorded to `reports/traces/NAME.zip`, and prints the command that shows it.
 * @param name of the test; characters that file names can't have become hyphens
 */
export async function keepTrace(context: BrowserContext, name: string): Promise<void> {
  if (!recording) return;
  const file = path.join(folder, `${name.replaceAll(/[^\w.]+/g, '-').slice(0, 120)}.zip`);
  await context.tracing.stop({ path: file });
  console.error(`npx playwright-core show-trace ${path.relative('', file)}`);
}
