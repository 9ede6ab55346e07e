import { groupBy } from './group-by.ts';
import type { PublishedFact } from './published-fact.ts';

/** What the timeline needs of a hook. */
export type TimelineHook = Pick<PublishedFact, 'name' | 'tapable' | 'fires'>;

/** Classes that have a color and a button of their own; the rest are “Others”. */
const lanes = 5;

/** What the hooks of all other classes are filed under. */
const otherOwners = 'Others';

/** Indentation ends here: hooks of resolvers run up to 16 deep. */
export const deepest = 6;

/** A hook on the timeline. */
export interface TimelineStep<Hook extends TimelineHook> {
  hook: Hook;
  /** The class it is a hook of, or `Others`. */
  owner: string;
  /** Number of its color: 1 and up, 0 for others. */
  lane: number;
  /** How many hooks were running around it, at most `deepest`. */
  depth: number;
  /** `SyncHook · 3 times`. */
  note: string;
}

export interface Timeline<Hook extends TimelineHook> {
  /** The classes with the most hooks, in the order in which they come up, and `Others`; each with its number of hooks. */
  owners: { owner: string; lane: number; count: number }[];
  /** Parts of the build, in order. */
  phases: { phase: string; steps: TimelineStep<Hook>[] }[];
}

/** The hooks that ran in the recorded build, in the order of their first call. */
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

/** Whether a phase is one hook and nothing around it, so that its name is said by the hook. */
export function isHookAlone<Hook extends TimelineHook>({ phase, steps }: Timeline<Hook>['phases'][number]): boolean {
  const [step, ...more] = steps;
  return more.length === 0 && step?.hook.name === `Compiler.${phase}`;
}

function classOf(name: string): string {
  return name.slice(0, name.lastIndexOf('.'));
}
