import { files } from 'site/playground-files.js';
import { fetchBytes } from '../../../shared/page/fetch-bytes.ts';
import { openFrame } from './open-frame.ts';
import type { SandboxMessage } from '../../model/protocol.ts';
import { readSandboxMessage } from './read-message.ts';
import { sendParts } from './send-parts.ts';

/** A running sandbox: a frame with its worker. */
export interface Sandbox {
  /** Where builds and questions are sent. */
  port: MessagePort;
  close(): void;
}

/** What a sandbox tells the page. */
export interface SandboxListener {
  /** How much of the core has arrived, in bytes; the total is 0 while it is not known. */
  onLoading(loaded: number, total: number): void;
  /** It can build. @param time milliseconds since it was asked for */
  onReady(webpack: string, time: number): void;
  /** Whatever else it says, in the order in which it says it. */
  onMessage(message: Exclude<SandboxMessage, { type: 'ready' | 'need' }>): void;
  /** It ended by itself. @param message why, if that is known */
  onCrash(message?: string): void;
}

/**
 * Loads the core and starts a sandbox with it. Parts that its worker asks for are sent without a word to the listener.
 * @returns resolves when it can build
 * @throws Error when a file can't be loaded
 */
export async function openSandbox(listener: SandboxListener): Promise<Sandbox> {
  const start = performance.now();
  const core = await fetchBytes(files.core, (loaded, total) => listener.onLoading(loaded, total));
  const { frame, close } = await openFrame((message) => listener.onCrash(message));
  const { port1: port, port2 } = new MessageChannel();
  // A frame whose process ended cannot say so itself. Browsers without this event leave it to the limit of time.
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
