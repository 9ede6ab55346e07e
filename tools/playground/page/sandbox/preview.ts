/** The page's side of the preview: a frame of opaque origin that runs the output of a build. */
import { onHost } from '../../../../src/model/on-host.ts';
import { files } from 'site/playground-files.js';
import type { PreviewMessage, PreviewRequest, PreviewRun } from '../../model/preview.ts';
import type { Preview, PreviewOptions } from './types.ts';

const levels = ['log', 'info', 'warn', 'error', 'debug'];

/** Makes a preview; its frame comes with the first run. */
export function createPreview({ parent, title, onMessage }: PreviewOptions): Preview {
  let frame: HTMLIFrameElement | undefined;
  /** What waits for the frame to be there. */
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
    // A new document each time: nothing of the run before is left.
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

/** What the preview says is foreign: it is what it should be, or nothing. */
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
