/**
 * The page's own worker between the playground's page and the sandbox. The sandbox runs untrusted code, which can send
 * any number of messages. They arrive on the relay's thread, so that the page's thread remains free to stop the
 * sandbox. The relay forwards valid messages that the page expects, and disconnects the sandbox if it sends too many.
 */
import { buffersOf } from '../model/buffers-of.ts';
import type { PageMessage, RelayMessage } from '../model/protocol.ts';
import { createRateLimit } from '../model/rate-limit.ts';
import { readSandboxMessage } from '../model/read-message.ts';
import { Awaited } from './awaited.ts';

/**
 * Maximum number of messages per second from the playground's sandbox. A build with ten compilers sends about two
 * hundred.
 */
const mostMessages = 1_000;

/** Minimum time in milliseconds between two progress messages to the page. */
const pause = 50;

const isAllowed = createRateLimit(mostMessages);
const awaited = new Awaited();
let sandbox: MessagePort | undefined;
let progress: RelayMessage | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

function say(message: RelayMessage): void {
  postMessage(message, buffersOf(message));
}

function sendProgress(): void {
  timer = undefined;
  if (progress) say(progress);
  progress = undefined;
}

function takeFromSandbox({ data }: MessageEvent<unknown>): void {
  if (!isAllowed(1, performance.now())) return cutOff();
  const message = readSandboxMessage(data);
  if (!message || !awaited.has(message)) return;
  if (message.type === 'progress') {
    progress = message;
    timer ??= setTimeout(sendProgress, pause);
    return;
  }
  if (message.type === 'result') progress = undefined;
  say(message);
}

function cutOff(): void {
  sandbox?.close();
  sandbox = undefined;
  say({ type: 'flooded' });
}

/**
 * The page's first message to the relay transfers the port to the sandbox. Later messages are forwarded through that
 * port.
 */
addEventListener('message', ({ data, ports: [port] }: MessageEvent<PageMessage>) => {
  if (port) {
    sandbox = port;
    port.onmessage = takeFromSandbox;
    return;
  }
  awaited.note(data);
  sandbox?.postMessage(data, buffersOf(data));
});
