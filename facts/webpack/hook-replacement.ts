/**
 * Finds the replacement of a deprecated hook by tapping it: webpack either forwards the tap to the new hook, or throws
 * an error that names it.
 */
import { basename } from 'node:path';
import type { LiveHook } from './hook-owners.ts';

/** Name of the test taps, by which the hook that receives them is found. */
const probe = basename(import.meta.filename);

/**
 * Returns the hook that receives the taps of a deprecated hook, with the stage that they get:
 * `Compilation.processAssets, stage PROCESS_ASSETS_STAGE_OPTIMIZE + 1`. If webpack has removed the hook, returns the
 * replacement that the error message names.
 *
 * @param deprecated a hook of a build that has ended, because it is tapped
 * @param others all other hooks of the build by name
 * @param stages names of the stages of `processAssets` by number
 * @returns undefined if webpack names nothing
 */
export function replacementOf(
  deprecated: LiveHook,
  others: ReadonlyMap<string, LiveHook>,
  stages: ReadonlyMap<number, string>,
): string | undefined {
  const refusal = refusalOf(() => deprecated.tap?.(probe, () => undefined));
  if (refusal !== undefined) return /\(use (.+?) instead\)/.exec(refusal)?.[1];
  for (const [name, hook] of others) {
    const tap = withdrawn(hook);
    if (tap) return [name, ...(tap.stage ? [`stage ${stageName(tap.stage, stages)}`] : [])].join(', ');
  }
  return undefined;
}

/** Returns the message of the error that a function throws, or undefined if it throws none. */
function refusalOf(tap: () => void): string | undefined {
  try {
    tap();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Removes the test tap from a hook, or from a hook in a `HookMap`, and returns it. */
function withdrawn({
  taps = [],
  _map: inner = new Map(),
}: LiveHook): NonNullable<LiveHook['taps']>[number] | undefined {
  const at = taps.findIndex(({ name }) => name === probe);
  if (at >= 0) return taps.splice(at, 1)[0];
  return [...inner.values()].map(withdrawn).find((tap) => tap !== undefined);
}

/**
 * Formats the number of a `processAssets` stage: `PROCESS_ASSETS_STAGE_OPTIMIZE + 1` for a number between two stages.
 */
function stageName(stage: number, stages: ReadonlyMap<number, string>): string {
  const below = [...stages.keys()].filter((each) => each <= stage).toSorted((one, two) => two - one)[0];
  if (below === undefined) return String(stage);
  return below === stage ? stages.get(below)! : `${stages.get(below)} + ${stage - below}`;
}
