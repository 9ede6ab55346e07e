/**
 * Interface of the playground's sandbox for the page. `createProjectBuilder`
 * (`tools/playground/page/sandbox/project-builder.ts`) returns a `ProjectBuilder`, and `createPreview`
 * (`tools/playground/page/sandbox/preview.ts`) returns a `Preview`. Both use frames with an opaque origin that are
 * added to an element of the page.
 */
import type { PreviewMessage, PreviewRun, PreviewFiles } from '../../model/preview.ts';
import type { Project } from '../../../../src/model/project.ts';
import type { BuildOptions, CompilationStats, BuilderEvent } from '../../model/protocol.ts';

/** Options for creating a project builder. */
export interface ProjectBuilderOptions {
  /** Called for each event of a build, in order. */
  onEvent(event: BuilderEvent): void;
}

/** Builds projects with webpack in the browser, one at a time. The sandbox is loaded for the first build. */
export interface ProjectBuilder {
  /**
   * Builds the current state of a project. If a build is running, this one is queued and replaces an earlier queued
   * one, so that the latest edit wins. A build times out after 30 seconds. After a crash or a stop, the next build
   * starts a new worker.
   * @returns number of the build, which its events contain
   * @throws RangeError for a project that exceeds the limits (`projectTrouble` has the message)
   */
  build(project: Project, options: BuildOptions): number;
  /**
   * Returns the statistics of the last build, one per compilation.
   * @param build number of the build
   * @returns empty if the worker has exited, or another build has started since
   */
  stats(build: number): Promise<readonly CompilationStats[]>;
  /**
   * Cancels the current and the queued build by terminating the sandbox's worker. The next build starts a new worker.
   */
  stop(): void;
  /** Cancels all builds and removes the sandbox's frame. */
  dispose(): void;
}

/** Options for creating a preview of webpack's output. */
export interface PreviewOptions {
  /** Element that the preview's frame is added to. */
  parent: HTMLElement;
  /** Accessible name of the preview's frame. */
  title: string;
  onMessage(message: PreviewMessage): void;
  /** Called when the preview was closed because it sent too many messages. Calling `run` opens it again. */
  onFlood(): void;
}

/** Runs the output of webpack builds in a frame. */
export interface Preview {
  /** Runs a build's output in a new frame, which discards all state of the previous one. */
  run(run: PreviewRun): void;
  /**
   * Passes the files of the next build to the page in the preview. The page applies the hot update when its scripts
   * have run, or reports that it needs a reload.
   * @param hashes hashes of the compilations that the page runs
   */
  update(files: PreviewFiles, hashes: readonly string[]): void;
  /** Stops the code in the preview and removes its frame. */
  dispose(): void;
}
