import { files } from 'site/playground-files.js';
import { createIsolatedFrame } from '../../../shared/page/isolated-frame.ts';

/** Timeout for a build in the playground, and for loading its frame, in milliseconds. */
export const buildLimit = 30_000;

/** Creates a sandboxed frame and waits until its document's script is running. */
export function openFrame(
  onCrash: (message: string) => void,
): Promise<{ frame: HTMLIFrameElement; close: () => void }> {
  const frame = createIsolatedFrame(files.sandbox, 'Sandbox');
  frame.hidden = true;
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      close();
      reject(new Error(TEXTS.playground.sandboxFailed));
    }, buildLimit);
    const listen = ({ source, data }: MessageEvent<unknown>): void => {
      if (source !== frame.contentWindow || source === null) return;
      const { type, message } = Object(data) as { type?: unknown; message?: unknown };
      if (type === 'frame') {
        clearTimeout(timer);
        resolve({ frame, close });
      } else if (type === 'crashed') onCrash(typeof message === 'string' ? message : '');
    };
    const close = (): void => {
      clearTimeout(timer);
      removeEventListener('message', listen);
      frame.remove();
    };
    addEventListener('message', listen);
    document.body.append(frame);
  });
}
