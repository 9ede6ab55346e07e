import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { inProject } from '../../../generator/paths.ts';
import { buildBundleSample } from './bundle-sample.ts';

interface Stats {
  chunks: { size: number; initial: boolean; names: string[]; files: string[] }[];
  modules: { name: string; size: number; modules?: unknown[] }[];
}

test('the example has something for each view, and no chunk that hides the others', async () => {
  const cache = await mkdtemp(inProject('.cache/bundle-sample-'));
  try {
    const { now } = await buildBundleSample(path.join(cache, 'build'));
    const { chunks, modules } = JSON.parse(now) as Stats;
    const whole = chunks.reduce((sum, { size }) => sum + size, 0);
    expect(Math.max(...chunks.map(({ size }) => size))).toBeLessThanOrEqual(whole * 0.4);
    // The views need a large module, several copies of a package, and chunks that load on demand.
    expect(modules.find(({ name }) => name.includes('lodash'))?.size).toBeGreaterThan(whole / 4);
    expect(new Set(now.match(/[\w./]*\/currency\/index\.js/g)).size).toBeGreaterThanOrEqual(3);
    expect(chunks.filter(({ initial }) => !initial).length).toBeGreaterThanOrEqual(3);
  } finally {
    await rm(cache, { recursive: true });
  }
});
