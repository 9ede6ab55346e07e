import { isSwitch } from '../defaults/is-switch.ts';
import type { Facts } from '../types.ts';
import type { Comparable } from './default-difference.ts';

/**
 * Returns the configurations in which option defaults can be compared between two versions of the packages: targets and
 * dependency types for which both were observed, and settings with the same default in both. Other settings aren't
 * varied, see `variantsOf`.
 */
export function comparableDefaults(before: Facts, after: Facts): Comparable {
  const known = JSON.stringify(before.targets);
  return {
    targets: after.targets.filter((target) => known.includes(JSON.stringify(target))),
    isKnown(name) {
      if (name === 'dependency') return true;
      const [was, now] = [before, after].map(({ byId }) => byId.get(`option:${name}`));
      if (!was || !now) return !was && !now;
      return isSwitch(was) === isSwitch(now) && JSON.stringify(was.default) === JSON.stringify(now.default);
    },
  };
}
