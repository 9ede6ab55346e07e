/**
 * Interface of the sandbox for the page: `createProjectBuilder` (`tools/playground/page/sandbox/project-builder.ts`)
 * returns a `ProjectBuilder`, `createPreview` (`tools/playground/page/sandbox/preview.ts`) a `Preview`. Both use frames
 * with opaque origin that are added to an element of the page.
 */
import type { PreviewMessage, PreviewRun, PreviewFiles } from '../../model/preview.ts';
import type { Project } from '../../../../src/model/project.ts';
import type { BuildOptions, CompilationStats, BuilderEvent } from '../../model/protocol.ts';

/** Options of a builder. */
export interface ProjectBuilderOptions {
  /** Called for each event, in order. */
  onEvent(event: BuilderEvent): void;
}

/** Builds projects, one at a time. Starts loading with the first build. */
export interface ProjectBuilder {
  /**
   * Builds the current state of a project. During another build it is queued, and a later call replaces it: the latest
   * edit wins. Times out after 30 seconds. After a crash or a stop, the next build starts a new worker.
   * @returns the build number in its events
   * @throws RangeError for a project that exceeds the limits (`projectTrouble` has the message)
   */
  build(project: Project, options: BuildOptions): number;
  /**
   * The statistics of the last build, one per compilation.
   * @param build its number
   * @returns empty if the worker has exited, or another build has started since
   */
  stats(build: number): Promise<readonly CompilationStats[]>;
  /** Stops the current and the queued build by terminating the worker; the next build starts a new one. */
  stop(): void;
  /** Stops everything and removes the frame. */
  dispose(): void;
}

/** Options of a preview. */
export interface PreviewOptions {
  /** Container of the frame. */
  parent: HTMLElement;
  /** Accessible name of the frame. */
  title: string;
  onMessage(message: PreviewMessage): void;
  /** Called when the preview was closed because it sent too many messages; `run` opens it again. */
  onFlood(): void;
}

/** Runs the output of a build in a frame. */
export interface Preview {
  /** Runs the output in a new frame, discarding all state. */
  run(run: PreviewRun): void;
  /**
   * Passes the files of the next build: the running page applies the hot update once its scripts have run, or reports
   * that it needs a reload.
   * @param hashes of the compilations that the page runs
   */
  update(files: PreviewFiles, hashes: readonly string[]): void;
  /** Stops the output and removes the frame. */
  dispose(): void;
}
