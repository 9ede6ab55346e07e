import { files } from 'site/playground-files.js';
import { onHost } from '../../../../src/model/on-host.ts';
import { fetchBytes } from '../../../shared/page/fetch-bytes.ts';
import { openFrame } from './open-frame.ts';
import type { PageMessage, RelayMessage, SandboxMessage } from '../../model/protocol.ts';
import { buffersOf } from '../../model/buffers-of.ts';
import { fetchParts } from './fetch-parts.ts';

/** A running sandbox of the playground: a frame with its worker, and the relay that reads its messages. */
export interface Sandbox {
  /** Sends a message to the playground's sandbox, such as a build request. */
  post(message: PageMessage): void;
  close(): void;
}

/** Callbacks for events of the playground's sandbox. */
interface SandboxListener {
  /** Called with the number of bytes of the webpack worker loaded so far. The total is 0 while it is unknown. */
  onLoading(loaded: number, total: number): void;
  /** Called when the sandbox is ready to build. @param time milliseconds since the sandbox was requested */
  onReady(webpack: string, time: number): void;
  /** Called with all other messages from the sandbox, in order. */
  onMessage(message: Exclude<SandboxMessage, { type: 'ready' | 'need' }>): void;
  /** Called when packages that the build needs have been loaded. */
  onParts(): void;
  /**
   * Called when the playground's sandbox has exited by itself or was disconnected. @param message reason, or an empty
   * string if unknown
   */
  onCrash(message: string): void;
}

/**
 * Loads the webpack worker and starts a sandbox. Files that the worker requests are sent automatically.
 * @returns promise that resolves when the sandbox is ready to build
 * @throws Error if a file can't be loaded
 */
export async function openSandbox(listener: SandboxListener): Promise<Sandbox> {
  const start = performance.now();
  const core = await fetchBytes(files.core, (loaded, total) => listener.onLoading(loaded, total));
  const { frame, close } = await openFrame((message) => listener.onCrash(message));
  const relay = new Worker(onHost(files.relay));
  const { port1, port2 } = new MessageChannel();
  const sandbox: Sandbox = {
    post: (message) => relay.postMessage(message, buffersOf(message)),
    close: () => {
      relay.terminate();
      close();
    },
  };
  return new Promise((resolve, reject) => {
    relay.addEventListener('message', ({ data: message }: MessageEvent<RelayMessage>) => {
      switch (message.type) {
        case 'ready':
          listener.onReady(message.webpack, performance.now() - start);
          return resolve(sandbox);
        case 'need':
          return void fetchParts(message.parts).then((parts) => {
            listener.onParts();
            sandbox.post({ type: 'parts', ticket: message.ticket, parts });
          });
        case 'flooded':
          return listener.onCrash(TEXTS.playground.sandboxFlooded);
        default:
          return listener.onMessage(message);
      }
    });
    relay.addEventListener('error', () => {
      sandbox.close();
      reject(new Error(TEXTS.playground.sandboxFailed));
    });
    relay.postMessage('port', [port1]);
    frame.contentWindow?.postMessage({ type: 'start', core }, '*', [core, port2]);
  });
}
