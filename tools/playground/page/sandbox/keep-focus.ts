/** Milliseconds after a key press during which the reader counts as typing. */
const typing = 1000;

/**
 * Restores the focus if code in a frame takes it while the reader is typing elsewhere, which browsers allow. Focus
 * changes by Tab, by the pointer, or by assistive technology, which sends the page no key presses, are left alone.
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
