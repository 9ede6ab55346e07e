/** The page's side of the preview, a frame with an opaque origin that runs a build's output. */
import { files } from 'site/playground-files.js';
import { createIsolatedFrame } from '../../../shared/page/isolated-frame.ts';
import type { PreviewRequest, PreviewRun } from '../../model/preview.ts';
import { createRateLimit } from '../../model/rate-limit.ts';
import { readPreviewMessage } from '../../model/read-message.ts';
import { keepFocus } from './keep-focus.ts';
import type { Preview, PreviewOptions } from './types.ts';

/**
 * Maximum number of messages per second from the preview. The preview's own script sends about twenty, so more are an
 * attempt to block the page.
 */
const mostMessages = 200;

/** Creates a preview of webpack's output. Its frame is created on the first run. */
export function createPreview({ parent, title, onMessage, onFlood }: PreviewOptions): Preview {
  let frame: HTMLIFrameElement | undefined;
  /** Messages to send when the preview's frame has loaded. */
  let pending: PreviewRequest[] = [];
  let isAllowed = createRateLimit(mostMessages);
  const gone = new AbortController();

  const post = (request: PreviewRequest): void => frame?.contentWindow?.postMessage(request, '*');

  const close = (): void => {
    frame?.remove();
    frame = undefined;
    pending = [];
  };

  // Check the message rate before reading `data`, because deserializing a large message is expensive.
  const listen = (event: MessageEvent<unknown>): void => {
    if (!frame || event.source === null || event.source !== frame.contentWindow) return;
    if (!isAllowed(1, performance.now())) {
      close();
      return onFlood();
    }
    const message = readPreviewMessage(event.data);
    if (!message) return;
    if (message.type === 'ready') {
      for (const request of pending) post(request);
      pending = [];
    }
    onMessage(message);
  };
  addEventListener('message', listen, { signal: gone.signal });
  keepFocus(() => frame, gone.signal);

  function run(wanted: PreviewRun): void {
    // Create a new frame for each run of the preview, so that no state is left over.
    close();
    isAllowed = createRateLimit(mostMessages);
    pending = [{ type: 'run', ...wanted }];
    frame = createIsolatedFrame(files.preview, title);
    parent.append(frame);
  }

  return {
    run,
    update(updated, hashes) {
      const request: PreviewRequest = { type: 'update', files: updated, hashes };
      if (pending.length > 0) pending.push(request);
      else post(request);
    },
    dispose() {
      gone.abort();
      close();
    },
  };
}
