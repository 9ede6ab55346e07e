/** Page side of the preview: a frame with opaque origin that runs a build's output. */
import { onHost } from '../../../../src/model/on-host.ts';
import { files } from 'site/playground-files.js';
import type { PreviewMessage, PreviewRequest, PreviewRun } from '../../model/preview.ts';
import type { Preview, PreviewOptions } from './types.ts';

const levels = ['log', 'info', 'warn', 'error', 'debug'];

/** Creates a preview; its frame is created on the first run. */
export function createPreview({ parent, title, onMessage }: PreviewOptions): Preview {
  let frame: HTMLIFrameElement | undefined;
  /** Input that waits for the frame. */
  let pending: PreviewRequest[] = [];

  const post = (request: PreviewRequest): void => frame?.contentWindow?.postMessage(request, '*');

  const listen = ({ source, data }: MessageEvent<unknown>): void => {
    if (!frame || source === null || source !== frame.contentWindow) return;
    const message = readPreviewMessage(data);
    if (!message) return;
    if (message.type === 'ready') {
      for (const request of pending) post(request);
      pending = [];
    }
    onMessage(message);
  };
  addEventListener('message', listen);

  function run(wanted: PreviewRun): void {
    // A new frame for each run, so that no state is left.
    frame?.remove();
    pending = [{ type: 'run', ...wanted }];
    frame = document.createElement('iframe');
    frame.sandbox.add('allow-scripts');
    frame.title = title;
    frame.src = onHost(files.preview);
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
      removeEventListener('message', listen);
      frame?.remove();
      frame = undefined;
    },
  };
}

/** Validates an untrusted message of the preview; undefined if invalid. */
function readPreviewMessage(data: unknown): PreviewMessage | undefined {
  const { type, level, text, message, stack, outcome, modules } = Object(data) as Record<string, unknown>;
  if (type === 'ready') return { type };
  if (type === 'console' && typeof text === 'string' && levels.includes(String(level)))
    return { type, level: level as 'log', text };
  if (type === 'error' && typeof message === 'string')
    return { type, message, ...(typeof stack === 'string' ? { stack } : {}) };
  if (type === 'updated' && (outcome === 'applied' || outcome === 'reload' || outcome === 'unchanged'))
    return { type, outcome, modules: Array.isArray(modules) ? modules.map(String) : [] };
  return undefined;
}
