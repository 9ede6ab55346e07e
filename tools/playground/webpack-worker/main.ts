/** Entry script of the playground's worker in the sandbox. It handles build requests from the page, one at a time. */
import './node/globals.ts';
import webpack from 'webpack';
import type { PageMessage, SandboxMessage } from '../model/protocol.ts';
import { Builder } from './build.ts';
import { captureConsole } from './capture-console.ts';
import { hotClient, hotClientText } from './hot-client.ts';
import { setReach } from './reach.ts';
import { files } from './node/fs.ts';
import { runtimeFiles } from 'playground:runtime-files';

const builder = new Builder();
const tickets = new Map<number, (parts: Record<string, ArrayBuffer | null>) => void>();
let lastTicket = 0;
let port: MessagePort | undefined;

/**
 * Posts a message from the worker to the page. A configuration can post messages too, so the page treats all of them as
 * untrusted (tools/playground/model/read-message.ts).
 */
function say(message: SandboxMessage, transfer: ArrayBuffer[] = []): void {
  port?.postMessage(message, transfer);
}

/** Requests files from the page that the playground loads on demand. */
function load(parts: string[]): Promise<Record<string, ArrayBuffer | null>> {
  return new Promise((resolve) => {
    tickets.set((lastTicket += 1), resolve);
    say({ type: 'need', ticket: lastTicket, parts });
  });
}

setReach(load);

files.mkdirSync('/project', { recursive: true });
files.mkdirSync('/tmp', { recursive: true });
for (const [path, text] of Object.entries({ ...runtimeFiles, [hotClient]: hotClientText })) files.place(path, text);

function take({ data }: { data: PageMessage }): void {
  if (data.type === 'parts') {
    tickets.get(data.ticket)?.(data.parts);
    tickets.delete(data.ticket);
    return;
  }
  if (data.type === 'stats') return say({ type: 'stats', build: data.build, stats: builder.statsOf(data.build) });
  void captureConsole(async (console) => {
    const result = await builder.build({
      request: data,
      console,
      onProgress: (fraction, step) => say({ type: 'progress', build: data.build, fraction, step }),
      load,
    });
    say(
      { type: 'result', result },
      result.compilations.flatMap(({ assets }) => assets.map(({ content }) => content.buffer)),
    );
  });
}

self.addEventListener(
  'message',
  ({ ports }) => {
    port = ports[0];
    if (port) port.onmessage = take;
    say({ type: 'ready', webpack: webpack.version });
  },
  { once: true },
);
