/**
 * Runs a web worker for untrusted code in a frame with an opaque origin, so that the code can access neither this page
 * nor anything else on the site.
 */
import { onHost } from '../../../src/model/on-host.ts';
import { createIsolatedFrame } from './isolated-frame.ts';

/** Options for starting a worker in a sandboxed frame. */
interface WorkerFrameOptions {
  /** URL of the sandboxed frame's document (`sandboxDocument`). */
  frame: string;
  /** URL of the script that the worker runs. */
  code: string;
  /** Called with messages from the sandboxed worker. They are untrusted and can be anything. */
  onMessage(message: unknown): void;
  /** Called if the code of the sandboxed worker or its frame can't be loaded. */
  onFailure(reason: unknown): void;
}

/** A worker in a sandboxed frame that receives messages. */
export interface WorkerFrame {
  /** Posts a message to the sandboxed worker. Messages are queued until the worker has started. */
  post(message: unknown): void;
  /** Terminates the sandboxed worker and removes its frame. */
  close(): void;
}

/** Starts a worker for untrusted code in a sandboxed frame. */
export function openWorkerFrame({ frame: address, code, onMessage, onFailure }: WorkerFrameOptions): WorkerFrame {
  const leave = new AbortController();
  const { port1: port, port2: other } = new MessageChannel();
  const frame = createIsolatedFrame(address, 'Sandbox');
  frame.hidden = true;
  port.onmessage = ({ data }) => onMessage(data);

  const isThere = new Promise<void>((resolve) => {
    const listen = ({ source, data }: MessageEvent<unknown>) => {
      if (source !== frame.contentWindow) return;
      const { type, message } = Object(data) as { type?: unknown; message?: unknown };
      if (type === 'frame') resolve();
      else if (type === 'crashed') onFailure(message);
    };
    addEventListener('message', listen, { signal: leave.signal });
  });
  document.body.append(frame);
  Promise.all([bytesOf(code, leave.signal), isThere]).then(
    ([core]) => frame.contentWindow?.postMessage({ type: 'start', core }, '*', [core, other]),
    (reason: unknown) => leave.signal.aborted || onFailure(reason),
  );
  return {
    post: (message) => port.postMessage(message),
    close: () => {
      leave.abort();
      port.close();
      frame.remove();
    },
  };
}

async function bytesOf(address: string, signal: AbortSignal): Promise<ArrayBuffer> {
  const answer = await fetch(onHost(address), { signal });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return answer.arrayBuffer();
}
