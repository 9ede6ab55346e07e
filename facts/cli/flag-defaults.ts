import type { Fact, FactOf } from '../types.ts';

/** Adds to each command-line flag the default of the option that it sets. Flags that reset a list have no default. */
export function withOptionDefaults(flags: readonly FactOf<'cli'>[], options: readonly Fact[]): FactOf<'cli'>[] {
  const defaults = new Map(options.map(({ id, default: value }) => [id, value]));
  return flags.map((flag) => {
    const [option, ...others] = flag.sameAs ?? [];
    const value = others.length === 0 && flag.type !== 'reset' ? defaults.get(option ?? '') : undefined;
    return value === undefined ? flag : { ...flag, default: value };
  });
}
