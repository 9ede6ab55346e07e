/** Extracts the stages of `processAssets`, and the presets of `stats`. */
import { expectAtLeast } from '../expectation.ts';
import { requireFrom } from '../packages.ts';
import type { Fact, FactOf } from '../types.ts';

/** Extracts the constants on `Compilation` that define the stages of `processAssets`. */
export function extractStages(): FactOf<'stage'>[] {
  const compilation = requireFrom('webpack', 'lib/Compilation.js') as Record<string, unknown>;
  const facts = Object.getOwnPropertyNames(compilation)
    .filter((name) => name.startsWith('PROCESS_ASSETS_STAGE_'))
    .map((name): FactOf<'stage'> => ({
      id: `stage:${name}`,
      kind: 'stage',
      name,
      owner: 'Compilation',
      order: Number(compilation[name]),
      type: String(compilation[name]),
    }))
    .sort((a, b) => a.order - b.order);
  return expectAtLeast(facts, {
    package: 'webpack',
    where: 'lib/Compilation.js',
    what: 'stages of processAssets',
    atLeast: 12,
  });
}

/** Extracts the named presets of `stats`, from the values that the option accepts. */
export function extractPresets(options: readonly Fact[]): FactOf<'preset'>[] {
  const names = options.find(({ id }) => id === 'option:stats')?.values ?? [];
  const facts = names.map((name): FactOf<'preset'> => ({ id: `preset:${name}`, kind: 'preset', name }));
  return expectAtLeast(facts, {
    package: 'webpack',
    where: 'the schema of stats',
    what: 'presets of stats',
    atLeast: 6,
  });
}
