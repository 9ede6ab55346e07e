import { files } from 'site/playground-files.js';
import { fetchBytes } from '../../../shared/page/fetch-bytes.ts';
import { openFrame } from './open-frame.ts';
import type { SandboxMessage } from '../../model/protocol.ts';
import { readSandboxMessage } from './read-message.ts';
import { sendParts } from './send-parts.ts';

/** A running sandbox: a frame with its worker. */
export interface Sandbox {
  /** Port for builds and requests. */
  port: MessagePort;
  close(): void;
}

/** Callbacks of a sandbox. */
export interface SandboxListener {
  /** Loaded bytes of the core; the total is 0 while unknown. */
  onLoading(loaded: number, total: number): void;
  /** It is ready to build. @param time milliseconds since the start */
  onReady(webpack: string, time: number): void;
  /** All other messages, in order. */
  onMessage(message: Exclude<SandboxMessage, { type: 'ready' | 'need' }>): void;
  /** It exited by itself. @param message reason, if known */
  onCrash(message?: string): void;
}

/**
 * Loads the core and starts a sandbox. Parts requested by its worker are sent automatically.
 * @returns resolves when it is ready to build
 * @throws Error if a file can't be loaded
 */
export async function openSandbox(listener: SandboxListener): Promise<Sandbox> {
  const start = performance.now();
  const core = await fetchBytes(files.core, (loaded, total) => listener.onLoading(loaded, total));
  const { frame, close } = await openFrame((message) => listener.onCrash(message));
  const { port1: port, port2 } = new MessageChannel();
  // Detects that the frame's process has ended. Browsers without this event rely on the timeout.
  port.addEventListener('close', () => listener.onCrash());
  const sandbox: Sandbox = {
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
        listener.onReady(message.webpack, performance.now() - start);
        resolve(sandbox);
      } else if (message?.type === 'need') void sendParts(port, message.ticket, message.parts);
      else if (message) listener.onMessage(message);
    };
    frame.contentWindow?.postMessage({ type: 'start', core }, '*', [core, port2]);
  });
}
