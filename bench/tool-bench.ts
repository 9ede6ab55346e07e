import type { BrowserSetup } from './browser-setup.ts';

/** A table row: what was measured, with its unit, and the value. */
export type Figure = readonly [name: string, figure: number];

/**
 * Benchmark of a tool in Chromium: `measureTool` in its `bench/bench.ts`. @param dist absolute folder of the built site
 */
export type MeasureTool = (stage: BrowserSetup, dist: string) => Promise<Figure[]>;
