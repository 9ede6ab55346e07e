/**
 * Runs the playground's webpack worker in Node.js, in a context that has the globals of a worker but not those of
 * Node.js.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import type { BuildOptions, BuildResult, PageMessage, SandboxMessage } from '../model/protocol.ts';
import type { Project } from '../../../src/model/project.ts';
import type { MadePlayground } from './make.ts';

/** A running webpack worker of the playground that is ready for builds. */
export interface CoreInNode {
  /** Builds a project in the playground's worker. Only one build may run at a time. */
  build(project: Project, options?: BuildOptions): Promise<BuildResult>;
  /** Closes handles that would keep the Node.js process running. */
  close(): void;
}

/** Globals that a web worker has in addition to those of the JavaScript language. */
const workerGlobals = {
  TextEncoder,
  TextDecoder,
  URL,
  URLSearchParams,
  performance,
  queueMicrotask,
  setTimeout,
  clearTimeout,
  setInterval,
  clearInterval,
  structuredClone,
  atob,
  btoa,
  Blob,
  AbortController,
  Event,
  EventTarget,
  crypto,
};

/** Starts the webpack worker of a built playground in Node.js. Files that load on demand are read from disk. */
export function startCore({ list, folder }: MadePlayground): CoreInNode {
  const read = (address: string): Buffer => readFileSync(path.join(folder, address));
  const core = new vm.Script(read(list.core.address).toString(), { filename: 'playground-core.js' });
  const parts = new Map(Object.entries(list.parts).map(([name, { address }]) => [name, read(address)]));
  let ended: ((result: BuildResult) => void) | undefined;
  let started: () => void = () => {};
  const ready = new Promise<void>((resolve) => {
    started = resolve;
  });
  let last = 0;
  const port: { onmessage?: (event: { data: PageMessage }) => void; postMessage(message: SandboxMessage): void } = {
    postMessage(message) {
      if (message.type === 'ready') started();
      if (message.type === 'result') ended?.(message.result);
      if (message.type !== 'need') return;
      const found = message.parts.map((name) => [name, bytesOf(parts.get(name))] as const);
      port.onmessage?.({ data: { type: 'parts', ticket: message.ticket, parts: Object.fromEntries(found) } });
    },
  };
  const channels: MessageChannel[] = [];
  const scope: Record<string, unknown> = {
    ...workerGlobals,
    MessageChannel: class extends MessageChannel {
      constructor() {
        super();
        channels.push(this);
      }
    },
    console: {
      log() {},
      info() {},
      warn() {},
      error() {},
      debug() {},
      trace() {},
      group() {},
      groupEnd() {},
      time() {},
      timeEnd() {},
    },
    addEventListener: (_type: string, listen: (event: { ports: unknown[] }) => void) =>
      queueMicrotask(() => listen({ ports: [port] })),
  };
  scope['self'] = scope;
  const context = vm.createContext(scope);
  core.runInContext(context);
  return {
    close: () => {
      for (const { port1 } of channels) port1.close();
    },
    async build(project, options = { watch: false, hot: false }) {
      await ready;
      return new Promise((resolve) => {
        ended = resolve;
        port.onmessage?.({ data: { type: 'build', build: (last += 1), project, options } });
      });
    },
  };
}

function bytesOf(part: Uint8Array | undefined): ArrayBuffer | null {
  return part ? new Uint8Array(part).buffer : null;
}
