import type webpackNamespace from 'webpack';

import { expectAtLeast } from '../expectation.ts';
import { requireFrom } from '../packages.ts';
import type { FactDefault, FactOf } from '../types.ts';
import { projectFolder } from './effective.ts';
import { valueText } from './value-text.ts';

type StatsOptions = Record<string, unknown>;

/** Function that applies webpack's stats defaults, either for JSON or for printed output. */
type Complete = (options: string | object, printed: boolean) => StatsOptions;

/**
 * Adds the defaults of the `stats.*` options. webpack applies them per compilation, and they differ between JSON and
 * printed output.
 */
export function addStatsDefaults(options: FactOf<'option'>[]): FactOf<'option'>[] {
  const complete = statsCompleter();
  const json = complete({}, false);
  const printed = complete({}, true);
  const withDefaults = options.map((fact) => {
    if (fact.parent !== 'option:stats') return fact;
    const value = defaultOf(json[fact.name.slice('stats.'.length)], printed[fact.name.slice('stats.'.length)]);
    return value === undefined ? fact : { ...fact, default: value };
  });
  const found = withDefaults.filter((fact) => fact.parent === 'option:stats' && fact.default !== undefined);
  expectAtLeast(found, {
    package: 'webpack',
    where: 'compilation.createStatsOptions()',
    what: 'defaults of stats options',
    atLeast: 50,
  });
  return withDefaults;
}

/** Adds to each preset of `stats` the settings whose value in printed output differs from the default. */
export function addPresetSettings(presets: FactOf<'preset'>[]): FactOf<'preset'>[] {
  const complete = statsCompleter();
  const usual = complete({}, true);
  return presets.map((preset) => {
    const own = complete(preset.name, true);
    const names = Object.keys(own).filter(
      (name) => name !== 'preset' && valueText(own[name]) !== valueText(usual[name]),
    );
    return { ...preset, settings: Object.fromEntries(names.map((name) => [name, valueText(own[name])])) };
  });
}

function statsCompleter(): Complete {
  const webpack = requireFrom('webpack', 'lib/index.js') as typeof webpackNamespace;
  const compiler = webpack({
    context: projectFolder,
    mode: 'production',
    entry: {},
    infrastructureLogging: { level: 'none' },
  });
  const compilation = compiler.newCompilation(compiler.newCompilationParams());
  return (options, printed) =>
    compilation.createStatsOptions(options as webpackNamespace.StatsOptions, {
      forToString: printed,
    }) as unknown as StatsOptions;
}

function defaultOf(json: unknown, printed: unknown): FactDefault | undefined {
  if (json === undefined && printed === undefined) return undefined;
  const [inJson, inPrint] = [valueText(json), valueText(printed)];
  return inJson === inPrint
    ? inJson
    : [
        { when: 'in JSON', value: inJson },
        { when: 'otherwise', value: inPrint },
      ];
}
