/**
 * What the page of the playground uses: `createEngine` (`tools/playground/page/sandbox/engine.ts`) gives an `Engine`, `createPreview`
 * (`tools/playground/page/sandbox/preview.ts`) a `Preview`. Both live in frames of opaque origin, which they put into an element of the page.
 */
import type { PreviewMessage, PreviewRun, PreviewFiles } from '../../model/preview.ts';
import type { Project } from '../../../../src/model/project.ts';
import type { BuildOptions, CompilationStats, EngineEvent } from '../../model/protocol.ts';

/** What an engine is made with. */
export interface EngineOptions {
  /** Called for everything that happens, in its order. */
  onEvent(event: EngineEvent): void;
}

/** Builds projects, one at a time. It starts to load with the first build. */
export interface Engine {
  /**
   * Builds a project as it is now. While another build runs, it waits for its end, and a later call takes its place: the
   * latest edit wins. Ends by itself after 30 seconds. After a crash or a stop the next build starts a new worker.
   * @returns the number of the build, which its events carry
   * @throws RangeError for a project beyond the limits (`projectTrouble` says the sentence)
   */
  build(project: Project, options: BuildOptions): number;
  /**
   * The statistics of the last build, one for each compilation.
   * @param build its number
   * @returns none if the worker is gone, or another build came after it
   */
  stats(build: number): Promise<readonly CompilationStats[]>;
  /** Ends what runs, and what waits. The worker is gone with it; the next build starts a new one. */
  stop(): void;
  /** Ends everything and takes the frame away. */
  dispose(): void;
}

/** What a preview is made with. */
export interface PreviewOptions {
  /** Element that the frame is put into. */
  parent: HTMLElement;
  /** Name of the frame for screen readers. */
  title: string;
  onMessage(message: PreviewMessage): void;
}

/** Runs the output of a build in a frame. */
export interface Preview {
  /** Starts from nothing. */
  run(run: PreviewRun): void;
  /**
   * Hands over the files of the next build: the running page applies the hot update as soon as its scripts have run, or says
   * that it needs a reload.
   * @param hashes of the compilations that the page runs
   */
  update(files: PreviewFiles, hashes: readonly string[]): void;
  /** Ends it and takes the frame away. */
  dispose(): void;
}
