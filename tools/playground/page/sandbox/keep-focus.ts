/** Milliseconds after a key during which the reader is typing. */
const typing = 1000;

/**
 * Gives the focus back if a frame's code takes it while the reader types elsewhere: browsers allow it. The reader moves
 * into the frame with Tab or the pointer, and assistive technology without any key of the page.
 * @param frameOf returns the current frame
 * @param signal ends it
 */
export function keepFocus(frameOf: () => HTMLIFrameElement | undefined, signal: AbortSignal): void {
  let typed: { at: number; target: HTMLElement } | undefined;
  addEventListener(
    'keydown',
    (event) => {
      // In the editor's shadow root, the target itself is its host.
      const [target] = event.composedPath();
      typed = event.key !== 'Tab' && target instanceof HTMLElement ? { at: performance.now(), target } : undefined;
    },
    { capture: true, signal },
  );
  addEventListener(
    'blur',
    () => {
      const frame = frameOf();
      if (!typed || !frame || document.activeElement !== frame || frame.matches(':hover')) return;
      if (performance.now() - typed.at < typing) typed.target.focus();
    },
    { signal },
  );
}
