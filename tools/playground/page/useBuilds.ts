import { useCallback, useEffect, useRef, useState } from 'react';
import type { Project } from '../../../src/model/project.ts';
import type { BuildOptions, BuildResult, CompilationStats, EngineEvent } from '../model/protocol.ts';
import { createEngine } from './sandbox/engine.ts';
import type { Engine } from './sandbox/types.ts';

/** Milliseconds without an edit after which a project is built. */
const pause = 400;

/** What the engine does at the moment, or did last. */
export interface BuildState {
  phase: 'idle' | 'loading' | 'building' | 'done' | 'failed';
  /** Of loading or building, from 0 to 1. */
  fraction?: number | undefined;
  /** Step of the build, in webpack's words; or why it failed. */
  words?: string | undefined;
  /** The last build that ended by itself; it stays while the next one runs. */
  result?: BuildResult;
  /** What that build was made of, and how. */
  built?: Built | undefined;
}

/** A project as it was handed over. */
export interface Built {
  project: Project;
  /** Whether the result takes hot updates. */
  hot: boolean;
}

/** Builds, and where they stand. */
export interface Builds extends BuildState {
  build: () => void;
  stop: () => void;
  /** Statistics of a build; none if they are gone. */
  stats: (build: number) => Promise<readonly CompilationStats[]>;
}

/**
 * Builds a project whenever it is told to, and where `automatic` also by itself: after each pause in editing it, and at once when
 * it is another project or built in another way.
 * @param project nothing while there is none
 * @param turn another number is another project, not an edit
 */
export function useBuilds(
  project: Project | undefined,
  turn: number,
  options: BuildOptions,
  automatic: boolean,
): Builds {
  const [state, setState] = useState<BuildState>({ phase: 'idle' });
  const engine = useRef<Engine>(undefined);
  const sent = useRef(new Map<number, Built>());
  useEffect(() => {
    const builds = sent.current;
    const made = createEngine({
      onEvent(event) {
        const change = afterEvent(event, builds);
        setState((before) => ({ ...before, ...change }));
      },
    });
    engine.current = made;
    return () => made.dispose();
  }, []);

  const { watch, hot } = options;
  const build = useCallback(() => {
    if (!project || !engine.current) return;
    try {
      sent.current.set(engine.current.build(project, { watch, hot }), { project, hot: watch && hot });
    } catch (error) {
      setState((before) => ({
        ...before,
        phase: 'failed',
        words: error instanceof Error ? error.message : String(error),
      }));
    }
  }, [project, watch, hot]);

  const way = [turn, watch, hot].join();
  const lastWay = useRef('');
  useEffect(() => {
    if (!automatic) return;
    const timer = setTimeout(build, lastWay.current === way ? pause : 0);
    lastWay.current = way;
    return () => clearTimeout(timer);
  }, [automatic, build, way]);

  const stats = useCallback(async (number: number) => (await engine.current?.stats(number)) ?? [], []);
  return { ...state, build, stats, stop: useCallback(() => engine.current?.stop(), []) };
}

/** What an event changes. @param sent what was handed over, by the number of its build; older ones are dropped from it */
function afterEvent(event: EngineEvent, sent: Map<number, Built>): Partial<BuildState> {
  switch (event.type) {
    case 'loading':
      return { phase: 'loading', fraction: event.total > 0 ? event.loaded / event.total : 0, words: undefined };
    case 'ready':
      return { phase: 'building', fraction: undefined };
    case 'start':
      return { phase: 'building', fraction: 0, words: undefined };
    case 'progress':
      return { fraction: event.fraction, words: event.step };
    case 'failed':
      return { phase: 'failed', fraction: undefined, words: event.message };
    case 'result': {
      const { result } = event;
      const built = sent.get(result.build);
      for (const build of sent.keys()) if (build < result.build) sent.delete(build);
      return { phase: 'done', fraction: undefined, words: undefined, result, built };
    }
  }
}
