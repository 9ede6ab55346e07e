import { useCallback, useEffect, useRef, useState } from 'react';
import type { Project } from '../../../src/model/project.ts';
import type { BuildOptions, BuildResult, CompilationStats, BuilderEvent, Problem } from '../model/protocol.ts';
import { endedEarly, problemsOf } from './output/problems.ts';
import { createProjectBuilder } from './sandbox/project-builder.ts';
import type { ProjectBuilder } from './sandbox/types.ts';

/** How long to wait after an edit before building the project, in milliseconds. */
const pause = 400;

/** State of the playground's builder, or its last state if it is idle. */
export interface BuildState {
  phase: 'idle' | 'loading' | 'building' | 'done' | 'failed';
  /** Progress of loading webpack or building, from 0 to 1. */
  fraction?: number | undefined;
  /** webpack's description of the current step, or the reason for a failure. */
  words?: string | undefined;
  /**
   * The last finished build. Its result stays available during the next build, and if that one ends without a result.
   */
  result?: BuildResult;
  /** Errors and warnings of the last build, even if it ended without a result. The errors come first. */
  problems: readonly Problem[];
  /** The project and options of the last finished build. */
  built?: Built | undefined;
}

/** A project that was submitted for building, with its options. */
export interface Built {
  project: Project;
  /** Whether the preview can update with hot updates instead of restarting. */
  hot: boolean;
}

/** State of the playground's builder, and functions that control it. */
export interface Builds extends BuildState {
  build: () => void;
  stop: () => void;
  /** Returns webpack's statistics of a build, or an empty array if they are no longer available. */
  stats: (build: number) => Promise<readonly CompilationStats[]>;
}

/**
 * Builds a playground project on request. If `automatic` is true, also builds it after edits, with a delay, and
 * immediately when another project is opened or a build setting changes.
 * @param project undefined while no project is open
 * @param turn increases when another project is opened, but not when the project is edited
 */
export function useBuilds(
  project: Project | undefined,
  turn: number,
  options: BuildOptions,
  automatic: boolean,
): Builds {
  const [state, setState] = useState<BuildState>({ phase: 'idle', problems: [] });
  const builder = useRef<ProjectBuilder>(undefined);
  const sent = useRef(new Map<number, Built>());
  useEffect(() => {
    const builds = sent.current;
    const made = createProjectBuilder({
      onEvent(event) {
        setState((before) => ({ ...before, ...afterEvent(event, builds, before) }));
      },
    });
    builder.current = made;
    return () => made.dispose();
  }, []);

  const { watch, hot } = options;
  const build = useCallback(() => {
    if (!project || !builder.current) return;
    try {
      sent.current.set(builder.current.build(project, { watch, hot }), { project, hot: watch && hot });
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

  const stats = useCallback(async (number: number) => (await builder.current?.stats(number)) ?? [], []);
  return { ...state, build, stats, stop: useCallback(() => builder.current?.stop(), []) };
}

/**
 * Returns the changes that an event of the builder makes to its state.
 * @param sent submitted projects by build number; older ones are removed
 */
function afterEvent(event: BuilderEvent, sent: Map<number, Built>, before: BuildState): Partial<BuildState> {
  switch (event.type) {
    case 'loading':
      return { phase: 'loading', fraction: event.total > 0 ? event.loaded / event.total : 0, words: undefined };
    case 'ready':
      return { phase: 'building', fraction: undefined };
    case 'start':
      return { phase: 'building', fraction: 0, words: undefined };
    case 'progress':
      return { fraction: event.fraction, words: event.step };
    case 'failed': {
      const project = sent.get(event.build)?.project;
      const problems = project ? [endedEarly(event.reason, event.message, project, before.words)] : [];
      return { phase: 'failed', fraction: undefined, words: event.message, problems };
    }
    case 'result': {
      const { result } = event;
      const built = sent.get(result.build);
      for (const build of sent.keys()) if (build < result.build) sent.delete(build);
      return { phase: 'done', fraction: undefined, words: undefined, result, problems: problemsOf(result), built };
    }
  }
}
