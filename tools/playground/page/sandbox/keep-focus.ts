/** How long after a key press the user counts as still typing, in milliseconds. */
const typing = 1000;

/**
 * Restores the focus if code in a frame takes it while the user is typing elsewhere, which browsers allow. Doesn't
 * interfere when the user moves the focus with Tab, the pointer, or assistive technology, which sends the page no key
 * presses.
 * @param frameOf returns the current frame
 * @param signal removes the listeners when it is aborted
 */
export function keepFocus(frameOf: () => HTMLIFrameElement | undefined, signal: AbortSignal): void {
  let typed: { at: number; target: HTMLElement } | undefined;
  addEventListener(
    'keydown',
    (event) => {
      // Use the event's path, because the code editor is in a shadow root, where `event.target` is only the host.
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
