import type { Stage } from './stage.ts';

/** A line of the table: what was measured, with its unit, and the figure. */
export type Figure = readonly [name: string, figure: number];

/** Measures a tool of the built site in Chromium: `measureTool` in its `bench/bench.ts`. @param dist absolute folder of the site */
export type MeasureTool = (stage: Stage, dist: string) => Promise<Figure[]>;
