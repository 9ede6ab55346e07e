/** Measures the configuration explorer in Chromium: the bytes transferred, and the time from an edit to its result. */
import { desktop, inFreshPage, kilo, median, scriptBytes } from '../../../bench/browser-setup.ts';
import { until } from '../../../e2e/until.ts';
import type { MeasureTool } from '../../../bench/tool-bench.ts';

/** Measures the time from a key press to the result of the check, as the median of 40 edits in a warm worker. */
export const measureTool: MeasureTool = async (stage, dist) => {
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
    // Skip the first edits, which run in a cold worker.
    return found.slice(10).toSorted((a, b) => a - b);
  });
  return [
    ['worker, kB', kilo(scriptBytes(dist, /^tools\/configuration-check\./))],
    ['own script, without the editor, kB', kilo(scriptBytes(dist, /^(?:screen-)?configuration-explorer\b/))],
    ['edit to result, ms', median(times)],
    ['the same, 95th percentile', times[Math.floor(times.length * 0.95)] ?? Number.NaN],
  ];
};
