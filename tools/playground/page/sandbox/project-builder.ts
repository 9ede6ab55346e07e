/**
 * The page's side of the playground's sandbox. It sends builds one at a time, and terminates the sandbox after a
 * timeout.
 */
import { projectTrouble } from '../../model/check-project.ts';
import type { Project } from '../../../../src/model/project.ts';
import type {
  BuildOptions,
  BuildRequest,
  CompilationStats,
  BuilderEvent,
  FailureReason,
  SandboxMessage,
} from '../../model/protocol.ts';
import { buildLimit } from './open-frame.ts';
import { openSandbox, type Sandbox } from './open-sandbox.ts';
import type { ProjectBuilder, ProjectBuilderOptions } from './types.ts';

/** Creates a project builder, which loads nothing until the first build. */
export function createProjectBuilder({ onEvent }: ProjectBuilderOptions): ProjectBuilder {
  return new SandboxedBuilder(onEvent);
}

/**
 * How long a build may take before its first progress message, in milliseconds, without the time to load packages. Until
 * then, the configuration runs.
 */
const configurationLimit = 10_000;

class SandboxedBuilder implements ProjectBuilder {
  readonly #tell: (event: BuilderEvent) => void;
  #lastBuild = 0;
  #sandbox: Promise<Sandbox> | undefined;
  #running:
    | { request: BuildRequest; timer: ReturnType<typeof setTimeout>; configuring?: ReturnType<typeof setTimeout> }
    | undefined;
  #waiting: BuildRequest | undefined;
  /** Pending requests for the statistics of a build. */
  #asking: { build: number; answer: (stats: readonly CompilationStats[]) => void }[] = [];

  constructor(tell: (event: BuilderEvent) => void) {
    this.#tell = tell;
  }

  build(project: Project, options: BuildOptions): number {
    const trouble = projectTrouble(project, TEXTS.playground.troubles);
    if (trouble !== undefined) throw new RangeError(trouble);
    this.#waiting = { type: 'build', build: (this.#lastBuild += 1), project, options };
    if (!this.#running) this.#startNext();
    return this.#lastBuild;
  }

  async stats(build: number): Promise<readonly CompilationStats[]> {
    const opened = this.#sandbox;
    if (!opened) return [];
    const sandbox = await opened;
    if (this.#sandbox !== opened) return [];
    return new Promise((answer) => {
      this.#asking.push({ build, answer });
      sandbox.post({ type: 'stats', build });
    });
  }

  stop(): void {
    this.#waiting = undefined;
    if (this.#running) this.#fail(this.#running.request, 'stopped', TEXTS.playground.stopped);
    else this.#closeSandbox();
  }

  dispose(): void {
    this.#waiting = undefined;
    this.#endRun();
    this.#closeSandbox();
  }

  #startNext(): void {
    const request = this.#waiting;
    if (!request) return;
    this.#waiting = undefined;
    this.#giveTime(request);
    this.#tell({ type: 'start', build: request.build });
    const opening = (this.#sandbox ??= this.#open());
    opening.then(
      (sandbox) => {
        if (this.#running?.request !== request) return;
        // Start the build's timeout now, so that loading webpack doesn't count toward it.
        this.#giveTime(request);
        this.#configure();
        sandbox.post(request);
      },
      (error: unknown) => {
        if (this.#sandbox === opening) this.#sandbox = undefined;
        if (this.#running?.request !== request) return;
        this.#fail(request, 'load', error instanceof Error ? error.message : String(error));
      },
    );
  }

  #giveTime(request: BuildRequest): void {
    this.#endRun();
    const stop = () => this.#fail(request, 'timeout', TEXTS.playground.tooLong);
    this.#running = { request, timer: setTimeout(stop, buildLimit) };
  }

  /** Starts the time that the configuration has. */
  #configure(): void {
    const running = this.#running;
    if (!running) return;
    clearTimeout(running.configuring);
    const stop = () => this.#fail(running.request, 'timeout', TEXTS.playground.configurationTooLong);
    running.configuring = setTimeout(stop, configurationLimit);
  }

  #endRun(): void {
    clearTimeout(this.#running?.timer);
    clearTimeout(this.#running?.configuring);
    this.#running = undefined;
  }

  #fail({ build }: BuildRequest, reason: FailureReason, message: string): void {
    this.#closeSandbox();
    this.#endRun();
    this.#tell({ type: 'failed', build, reason, message });
    this.#startNext();
  }

  #open(): Promise<Sandbox> {
    return openSandbox({
      onLoading: (loaded, total) => this.#tell({ type: 'loading', loaded, total }),
      onReady: (webpack, time) => this.#tell({ type: 'ready', webpack, time }),
      onMessage: (message) => this.#hear(message),
      onParts: () => this.#running?.configuring !== undefined && this.#configure(),
      onCrash: (message) => {
        const said = message || TEXTS.playground.sandboxStopped;
        if (this.#running) this.#fail(this.#running.request, 'crashed', said);
        else this.#closeSandbox();
      },
    });
  }

  #hear(message: Exclude<SandboxMessage, { type: 'ready' | 'need' }>): void {
    if (message.type === 'stats') return this.#answerStats(message.build, message.stats);
    const build = message.type === 'progress' ? message.build : message.result.build;
    if (build !== this.#running?.request.build) return;
    if (message.type === 'progress') {
      clearTimeout(this.#running.configuring);
      delete this.#running.configuring;
      return this.#tell(message);
    }
    this.#endRun();
    this.#tell(message);
    this.#startNext();
  }

  #answerStats(build: number, found: readonly CompilationStats[]): void {
    for (const { answer } of this.#asking.filter((question) => question.build === build)) answer(found);
    this.#asking = this.#asking.filter((question) => question.build !== build);
  }

  #closeSandbox(): void {
    for (const { answer } of this.#asking) answer([]);
    this.#asking = [];
    void this.#sandbox?.then(
      ({ close }) => close(),
      () => {},
    );
    this.#sandbox = undefined;
  }
}
