import type { BrowserSetup } from './browser-setup.ts';

/** A row in the table of benchmark results: what was measured, its unit, and the value. */
export type Figure = readonly [name: string, figure: number];

/**
 * Benchmark of one of the site's tools in Chromium, exported as `measureTool` from its `bench/bench.ts`.
 * @param dist absolute folder of the built site
 */
export type MeasureTool = (stage: BrowserSetup, dist: string) => Promise<Figure[]>;
