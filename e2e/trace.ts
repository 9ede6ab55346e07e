/**
 * Records Playwright traces of failed tests with `TRACE=1 npm test -- FILE:LINE`. A trace contains screenshots, DOM,
 * network, and console for every action. Without the variable, nothing is recorded, because on a busy machine, taking a
 * screenshot of every frame costs more than the test itself.
 */
import path from 'node:path';
import type { BrowserContext } from 'playwright-core';

const recording = Boolean(process.env.TRACE);
const folder = path.resolve(import.meta.dirname, '../reports/traces');

/** Starts recording a trace of a browser context if `TRACE` is set. */
export async function startTrace(context: BrowserContext): Promise<void> {
  if (recording) await context.tracing.start({ screenshots: true, snapshots: true });
}

/**
 * Writes the recorded Playwright trace to `reports/traces/NAME.zip`, and prints the command that shows it.
 * @param name name of the test. Characters that aren't allowed in file names become hyphens.
 */
export async function keepTrace(context: BrowserContext, name: string): Promise<void> {
  if (!recording) return;
  const file = path.join(folder, `${name.replaceAll(/[^\w.]+/g, '-').slice(0, 120)}.zip`);
  await context.tracing.stop({ path: file });
  console.error(`npx playwright-core show-trace ${path.relative('', file)}`);
}
