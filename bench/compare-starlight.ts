/**
 * Compares a cold build of this site with Starlight's build of the same content. The builds alternate, so that other
 * load on the machine affects both.
 */
import { measureCold } from './build-cost.ts';
import type { BuildCost } from './run-build.ts';
import { installStarlight, measureStarlight } from './starlight.ts';

/** The cheapest build of each of the two site generators. */
export interface StarlightComparison {
  ours: BuildCost;
  starlight: BuildCost & { version: string; pages: number };
  /** CPU time of this site's build, divided by that of Starlight's build of the same content. */
  processor_share: number;
}

/**
 * Builds this site and a Starlight site `turns` times.
 * @param dist folder of the built site, whose Markdown copies are the content for Starlight
 */
export async function compareWithStarlight(dist: string, turns = 2): Promise<StarlightComparison> {
  const folder = await installStarlight();
  const rounds: Pick<StarlightComparison, 'ours' | 'starlight'>[] = [];
  for (let turn = 0; turn < turns; turn++)
    rounds.push({ starlight: await measureStarlight(folder, dist), ours: await measureCold() });
  const ours = cheapest(rounds.map((round) => round.ours));
  const starlight = cheapest(rounds.map((round) => round.starlight));
  const share = ours.processor_seconds / starlight.processor_seconds;
  return { ours, starlight, processor_share: Math.round(100 * share) / 100 };
}

function cheapest<Cost extends BuildCost>(costs: readonly Cost[]): Cost {
  return costs.toSorted((one, other) => one.processor_seconds - other.processor_seconds)[0]!;
}
