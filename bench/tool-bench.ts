import type { BrowserSetup } from './browser-setup.ts';

/** A table row: a name with what was measured and its unit, and the measured value. */
export type Figure = readonly [name: string, figure: number];

/**
 * Benchmark of a tool in Chromium, exported as `measureTool` from its `bench/bench.ts`.
 * @param dist absolute folder of the built site
 */
export type MeasureTool = (stage: BrowserSetup, dist: string) => Promise<Figure[]>;
