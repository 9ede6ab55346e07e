/**
 * Measures the bundle explorer with a stats file of 90 MB: time until it is usable, memory, and response times when
 * zooming and clicking.
 */
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { writeLargeStats } from './large-stats.ts';
import { desktop, inFreshPage, kilo, median, scriptBytes, type BrowserSetup } from '../../../bench/browser-setup.ts';
import type { MeasureTool } from '../../../bench/tool-bench.ts';

/**
 * Measures the bundle explorer in three runs and returns medians.
 *
 * - Usable: from choosing the file until the treemap is shown.
 * - Memory: peak of the page's process including its worker, or 0 if the system doesn't report it.
 * - Zoom: longest frame while zooming into a chunk and back.
 */
export const measureTool: MeasureTool = async (stage, dist) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'large-stats-'));
  const file = path.join(folder, 'stats.json');
  try {
    const fileBytes = await writeLargeStats(file);
    const runs: Run[] = [];
    for (let run = 0; run < 3; run += 1)
      runs.push(await inFreshPage(stage, desktop, (page) => measureOnce(stage, page, file)));
    return [
      ['own script, kB', kilo(scriptBytes(dist, /^(?:screen-bundle-explorer|bundle-worker)\b/))],
      [`usable with ${kilo(fileBytes)} kB of stats, ms`, median(runs.map(({ usable }) => usable))],
      ['peak memory of the page with them, MB', median(runs.map(({ peak }) => peak))],
      ['longest frame of a zoom, ms', median(runs.map(({ frame }) => frame))],
      ['“Why is it here?”, ms', median(runs.map(({ why }) => why))],
    ];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

interface Run {
  usable: number;
  peak: number;
  frame: number;
  why: number;
}

async function measureOnce({ server }: BrowserSetup, page: Page, file: string): Promise<Run> {
  await page.addInitScript(watch);
  await page.goto(`${server.url}/tools/bundle/`);
  // The bundle explorer shows its example until it has read the file.
  await page.getByRole('application').waitFor();
  const renderers = renderersNow();
  for (const pid of renderers) resetPeak(pid);
  await page.locator('main input[type=file]').first().setInputFiles(file);
  await page.getByText(/^stats\.json:/).waitFor({ timeout: 120_000 });
  const usable = await page.evaluate(() => watched.shown - watched.chosen);
  const peak = Math.max(0, ...renderers.map(peakOf));
  await page.getByRole('rowheader').getByRole('button').first().click();
  await pause(600);
  await page.getByRole('navigation', { name: 'Zoom' }).getByRole('button').first().click();
  await pause(600);
  const frame = await page.evaluate(() => Math.max(...watched.frames));
  await page.getByRole('tab', { name: 'Modules' }).click();
  await page.getByRole('rowheader').getByRole('button').nth(50).click();
  await page.locator('#module-title').waitFor();
  const why = await page.evaluate(() => watched.answered - watched.clicked);
  return { usable, peak, frame, why };
}

/**
 * Times in milliseconds that the benchmark measures in the page: when events happened, and how long animation frames
 * took.
 */
interface Watched {
  chosen: number;
  shown: number;
  clicked: number;
  answered: number;
  frames: number[];
}
declare const watched: Watched;

/** Collects the benchmark's measurements. This function runs in the page. */
function watch(): void {
  const seen: Watched = { chosen: 0, shown: 0, clicked: 0, answered: 0, frames: [0] };
  Object.assign(window, { watched: seen });
  addEventListener('change', () => (seen.chosen = performance.now()), true);
  addEventListener('click', () => (seen.clicked = performance.now()), true);
  new MutationObserver(() => {
    const isNew = seen.chosen > 0 && seen.shown === 0 && document.querySelector('[data-stage=open]');
    if (isNew && document.querySelector('canvas')) seen.shown = performance.now();
    if (document.querySelector('#module-title')) seen.answered = performance.now();
  }).observe(document, { childList: true, subtree: true });
  const request = window.requestAnimationFrame.bind(window);
  window.requestAnimationFrame = (callback) =>
    request((time) => {
      const start = performance.now();
      callback(time);
      seen.frames.push(performance.now() - start);
    });
}

/** Returns the ids of the browser's page processes that this process has started. */
function renderersNow(): string[] {
  return readdirOf('/proc').filter(
    (pid) => /^\d+$/.test(pid) && textOf(`/proc/${pid}/cmdline`).includes('--type=renderer') && isOurs(pid),
  );
}

function isOurs(pid: string): boolean {
  const parent = /^PPid:\s+(\d+)/m.exec(textOf(`/proc/${pid}/status`))?.[1] ?? '0';
  return parent === String(process.pid) || (Number(parent) > 1 && isOurs(parent));
}

function resetPeak(pid: string): void {
  try {
    writeFileSync(`/proc/${pid}/clear_refs`, '5');
  } catch {
    // Without permission to reset the memory peak, it is measured since the page's process started.
  }
}

/** Returns the peak memory of a process in MB (1,000,000 bytes). */
function peakOf(pid: string): number {
  return Math.round((Number(/VmHWM:\s+(\d+)/.exec(textOf(`/proc/${pid}/status`))?.[1] ?? 0) * 1024) / 1e6);
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

function readdirOf(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
