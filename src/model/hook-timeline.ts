import { groupBy } from './group-by.ts';
import type { PublishedFact } from './published-fact.ts';

/** Fields of a webpack hook that the timeline needs. */
type TimelineHook = Pick<PublishedFact, 'name' | 'tapable' | 'fires'>;

/**
 * Number of classes whose hooks have their own color and button on the timeline. The remaining classes are grouped as
 * “Others”.
 */
const lanes = 5;

/** Label of the group on the timeline with the hooks of the remaining classes. */
const otherOwners = 'Others';

/**
 * Maximum indentation of a hook on the timeline. Resolver hooks are nested up to 16 levels deep, so they are cut off at
 * this level.
 */
export const deepest = 6;

/** One webpack hook on the timeline. */
export interface TimelineStep<Hook extends TimelineHook> {
  hook: Hook;
  /** Name of the class that has the hook, or `Others`. */
  owner: string;
  /** Index of the class's color on the timeline, starting at 1, or 0 for “Others”. */
  lane: number;
  /** Number of hooks that were running when this hook was called, at most `deepest`. */
  depth: number;
  /** Type of the hook and how often it was called, such as `SyncHook · 3 times`. */
  note: string;
}

interface Timeline<Hook extends TimelineHook> {
  /**
   * The classes with the most hooks on the timeline, in order of their first call, followed by `Others`. Each has its
   * number of hooks.
   */
  owners: { owner: string; lane: number; count: number }[];
  /** Phases of webpack's build on the timeline, in order. */
  phases: { phase: string; steps: TimelineStep<Hook>[] }[];
}

/** Returns the timeline of the hooks that webpack called in the recorded build, in order of their first call. */
export function timelineOf<Hook extends TimelineHook>(hooks: readonly Hook[]): Timeline<Hook> {
  const fired = hooks.flatMap((hook) => (hook.fires ? [{ hook, fires: hook.fires }] : []));
  const ordered = fired.toSorted((a, b) => a.fires.order - b.fires.order);
  const byClass = groupBy(ordered, ({ hook }) => classOf(hook.name));
  const most = new Set(
    [...byClass]
      .toSorted(([, a], [, b]) => b.length - a.length)
      .slice(0, lanes)
      .map(([name]) => name),
  );
  const named = [...byClass.keys()].filter((name) => most.has(name));
  const steps = ordered.map(({ hook, fires }) => ({
    hook,
    phase: fires.phase,
    owner: most.has(classOf(hook.name)) ? classOf(hook.name) : otherOwners,
    lane: named.indexOf(classOf(hook.name)) + 1,
    depth: Math.min(fires.depth, deepest),
    note: [hook.tapable, fires.calls === 1 ? 'once' : `${fires.calls} times`].filter(Boolean).join(' · '),
  }));
  const owners = [...named, otherOwners].map((owner, index) => ({
    owner,
    lane: owner === otherOwners ? 0 : index + 1,
    count: steps.filter((step) => step.owner === owner).length,
  }));
  return {
    owners: owners.filter(({ count }) => count > 0),
    phases: [...groupBy(steps, ({ phase }) => phase)].map(([phase, inPhase]) => ({ phase, steps: inPhase })),
  };
}

/**
 * Whether a phase of the build consists of a single hook without nested hooks, so that showing the hook's name is
 * enough.
 */
export function isHookAlone<Hook extends TimelineHook>({ phase, steps }: Timeline<Hook>['phases'][number]): boolean {
  const [step, ...more] = steps;
  return more.length === 0 && step?.hook.name === `Compiler.${phase}`;
}

function classOf(name: string): string {
  return name.slice(0, name.lastIndexOf('.'));
}
