/** The configuration explorer in Chromium: what it weighs, and how long an edit takes to its result. */
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { until } from '../e2e/until.ts';
import { desktop, inFreshPage, median, type Stage } from './stage.ts';

/** Figures of the configuration explorer. */
export interface ConfigurationFigures {
  /** The worker with webpack's validation and defaults, brotli, in bytes. */
  worker_bytes: number;
  /** The page's own script, without the editor. */
  script_bytes: number;
  /** From an edit to its result: 40 edits in a worker that is warm. */
  edit_ms: { median: number; p95: number };
}

/** Measures them. */
export async function measureConfiguration(stage: Stage, dist: string): Promise<ConfigurationFigures> {
  const times = await inFreshPage(stage, desktop, async (page) => {
    await page.goto(`${stage.server.url}/tools/configuration/`);
    const result = page.locator('[data-time]');
    await result.waitFor({ timeout: 60_000 });
    await page.locator('.cm-content').click();
    await page.keyboard.press('ControlOrMeta+End');
    const found: number[] = [];
    for (let edit = 0; edit < 50; edit += 1) {
      const before = await result.getAttribute('data-ticket');
      await page.keyboard.type(edit % 2 === 0 ? ' ' : ';');
      await until(
        page,
        (ticket) => document.querySelector('[data-ticket]')?.getAttribute('data-ticket') !== ticket,
        before,
      );
      found.push(Number(await result.getAttribute('data-time')));
    }
    // The first edits find a cold worker.
    return found.slice(10).toSorted((a, b) => a - b);
  });
  return {
    worker_bytes: sizeOf(dist, /^configuration-check\./),
    script_bytes: sizeOf(dist, /^(?:screen-configuration|configuration-explorer)\./),
    edit_ms: { median: median(times), p95: times[Math.floor(times.length * 0.95)] ?? Number.NaN },
  };
}

function sizeOf(dist: string, name: RegExp): number {
  const folder = path.join(dist, 'app');
  const files = readdirSync(folder).filter((file) => name.test(file) && file.endsWith('.js.br'));
  return files.reduce((sum, file) => sum + statSync(path.join(folder, file)).size, 0);
}
