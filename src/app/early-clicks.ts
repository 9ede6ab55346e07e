/**
 * Replays clicks made before hydration: a button that was clicked early is clicked again once its handler is attached.
 */

/**
 * Events dispatched on the document when React has hydrated the frame, and when the interactive behaviors of the prose
 * have started.
 */
export const frameReady = 'frame-ready';
export const proseReady = 'prose-ready';

/** Selector of buttons in the prose. Their handlers are attached later than those of the frame. */
const inProse = '.prose :is(.copy, .unfold, .tab, .edit)';

/** Starts recording early clicks, and stops once the frame and the prose are interactive. Part of the head script. */
export function recordEarlyClicks(): void {
  recordClicks(frameReady, `#root button:not(${inProse})`);
  recordClicks(proseReady, `#root button:is(${inProse})`);
}

function recordClicks(awake: string, selector: string): void {
  const held: HTMLElement[] = [];
  const over = new AbortController();
  const hold = (event: MouseEvent) => {
    const button = event.target instanceof Element && event.target.closest<HTMLElement>(selector);
    if (!button) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(button);
  };
  const release = () => {
    over.abort();
    for (const button of held) standing(button)?.click();
  };
  document.addEventListener('click', hold, { capture: true, signal: over.signal });
  document.addEventListener(awake, release, { once: true });
}

/**
 * Returns the clicked button itself, or the matching new button if React rendered the frame from scratch, as on the 404
 * page.
 */
function standing(button: HTMLElement): HTMLElement | null {
  const name = button.getAttribute('aria-label');
  if (button.isConnected || name === null) return button;
  return document.querySelector(`#root button[aria-label="${CSS.escape(name)}"]`);
}
