import { onHost } from '../../../src/model/on-host.ts';

/** How long to wait for the host before the frame's document is taken from the service worker, in milliseconds. */
const patience = 3000;

/** Whether the host answers. It is asked again only after a failure, because the preview creates a frame for each build. */
let reached: Promise<boolean> | undefined;
addEventListener('offline', () => (reached = undefined));

/**
 * Creates a frame for untrusted code, whose document has an opaque origin.
 *
 * Browsers don't ask the service worker for the document of a frame with a `sandbox` attribute, so the offline copy
 * can't provide it. If the host can't be reached, the frame therefore has no attribute, and the service worker sends
 * the document with the header `Content-Security-Policy: sandbox`, which has the same effect (`answerFrame`). If the
 * origin isn't opaque, the document does nothing.
 *
 * @param address URL of the frame's document within the site (`frameDocument`)
 */
export function createIsolatedFrame(address: string, title: string): HTMLIFrameElement {
  const frame = document.createElement('iframe');
  frame.title = title;
  const load = (isSandboxed: boolean): void => {
    if (isSandboxed) frame.setAttribute('sandbox', 'allow-scripts');
    frame.src = onHost(address);
  };
  if (navigator.serviceWorker?.controller) void (reached ??= isReachable(address)).then(load);
  else load(true);
  return frame;
}

/** Whether the host answers. Service workers of this site don't handle `HEAD` requests (`routeOf`). */
async function isReachable(address: string): Promise<boolean> {
  try {
    await fetch(onHost(address), { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(patience) });
    return true;
  } catch {
    reached = undefined;
    return false;
  }
}
