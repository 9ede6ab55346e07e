/** The page's side of the sandbox: makes its frame, sends it builds, and ends it when it takes too long. */
import { files } from 'site/playground-files.js';
import { projectTrouble } from '../model/playground/check-project.ts';
import type { Project } from '../model/playground/project.ts';
import type {
  BuildOptions,
  BuildRequest,
  CompilationStats,
  FailureReason,
  PageMessage,
} from '../model/playground/protocol.ts';
import { fetchBytes } from './fetch-bytes.ts';
import { buildLimit, openFrame } from './open-frame.ts';
import { readSandboxMessage } from './read-message.ts';
import { sendParts } from './send-parts.ts';
import type { Engine, EngineOptions } from './types.ts';

/** A running sandbox: the frame with its worker. */
interface Sandbox {
  frame: HTMLIFrameElement;
  port: MessagePort;
  close(): void;
}

/** Makes an engine. Nothing is loaded before the first build. */
export function createEngine({ onEvent }: EngineOptions): Engine {
  let lastBuild = 0;
  let sandbox: Promise<Sandbox> | undefined;
  let running: { request: BuildRequest; timer: ReturnType<typeof setTimeout> } | undefined;
  let waiting: BuildRequest | undefined;
  /** Who waits for statistics. */
  let asking: { build: number; answer: (stats: readonly CompilationStats[]) => void }[] = [];

  function build(project: Project, options: BuildOptions): number {
    const trouble = projectTrouble(project);
    if (trouble !== undefined) throw new RangeError(trouble);
    const request: BuildRequest = { type: 'build', build: (lastBuild += 1), project, options };
    waiting = request;
    if (!running) next();
    return request.build;
  }

  /** Starts what waits. */
  function next(): void {
    if (!waiting) return;
    const request = waiting;
    waiting = undefined;
    const limit = (): void => fail(request, 'timeout', 'The build was stopped because it took longer than 30 seconds.');
    running = { request, timer: setTimeout(limit, buildLimit) };
    onEvent({ type: 'start', build: request.build });
    sandbox ??= open();
    const opening = sandbox;
    opening.then(
      ({ port }) => {
        if (running?.request !== request) return;
        // Loading the core is not the project's fault: the time starts anew.
        clearTimeout(running.timer);
        running.timer = setTimeout(limit, buildLimit);
        port.postMessage(request satisfies PageMessage);
      },
      (error: unknown) => {
        if (sandbox === opening) sandbox = undefined;
        if (running?.request === request) fail(request, 'load', error instanceof Error ? error.message : String(error));
      },
    );
  }

  function fail({ build: number }: BuildRequest, reason: FailureReason, message: string): void {
    closeSandbox();
    if (running) clearTimeout(running.timer);
    running = undefined;
    onEvent({ type: 'failed', build: number, reason, message });
    next();
  }

  function closeSandbox(): void {
    for (const { answer } of asking) answer([]);
    asking = [];
    void sandbox?.then(
      ({ close }) => close(),
      () => {},
    );
    sandbox = undefined;
  }

  async function open(): Promise<Sandbox> {
    const start = performance.now();
    const core = await fetchBytes(files.core, (loaded, total) => onEvent({ type: 'loading', loaded, total }));
    const crashed = (message = ''): void => {
      if (running) fail(running.request, 'crashed', message || 'The sandbox stopped. It may have run out of memory.');
      else closeSandbox();
    };
    const { frame, close } = await openFrame(crashed);
    const { port1: port, port2 } = new MessageChannel();
    // A frame whose process ended cannot say so itself. Browsers without this event leave it to the limit of time.
    port.addEventListener('close', () => crashed());
    const made: Sandbox = {
      frame,
      port,
      close: () => {
        port.close();
        close();
      },
    };
    return new Promise((resolve) => {
      port.onmessage = ({ data }: MessageEvent<unknown>) => {
        const message = readSandboxMessage(data);
        if (message?.type === 'ready') {
          onEvent({ type: 'ready', webpack: message.webpack, time: performance.now() - start });
          resolve(made);
        } else if (message?.type === 'need') void sendParts(port, message.ticket, message.parts);
        else if (message?.type === 'stats') answerStats(message.build, message.stats);
        else if (message && running && numberOf(message) === running.request.build) {
          if (message.type === 'progress') return onEvent(message);
          clearTimeout(running.timer);
          running = undefined;
          onEvent(message);
          next();
        }
      };
      frame.contentWindow?.postMessage({ type: 'start', core }, '*', [core, port2]);
    });
  }

  async function stats(build: number): Promise<readonly CompilationStats[]> {
    const opened = sandbox;
    if (!opened) return [];
    const { port } = await opened;
    if (sandbox !== opened) return [];
    return new Promise((answer) => {
      asking.push({ build, answer });
      port.postMessage({ type: 'stats', build } satisfies PageMessage);
    });
  }

  function answerStats(build: number, found: readonly CompilationStats[]): void {
    for (const { answer } of asking.filter((one) => one.build === build)) answer(found);
    asking = asking.filter((one) => one.build !== build);
  }

  function stop(): void {
    waiting = undefined;
    if (running) fail(running.request, 'stopped', 'The build was stopped.');
    else closeSandbox();
  }

  return {
    build,
    stats,
    stop,
    dispose() {
      waiting = undefined;
      if (running) clearTimeout(running.timer);
      running = undefined;
      closeSandbox();
    },
  };
}

function numberOf(message: { build: number } | { result: { build: number } }): number {
  return 'result' in message ? message.result.build : message.build;
}
