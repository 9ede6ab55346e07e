/** What a reader does before the scripts are there is kept: buttons that were clicked are clicked again once they answer. */

/** Events of the document: from the first on the frame answers, from the second on the prose does. */
export const frameAwake = 'frame-awake';
export const proseAwake = 'prose-awake';

/** Buttons that answer with the prose. */
const inProse = '.prose :is(.copy, .unfold, .tab)';

/** Starts to keep clicks; ends by itself when the parts of the page wake up. Part of the head script. */
export function keepEarlyHands(): void {
  holdClicks(frameAwake, `#root button:not(${inProse})`);
  holdClicks(proseAwake, `#root button:is(${inProse})`);
}

function holdClicks(awake: string, selector: string): void {
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

/** The button itself, or its successor where the frame was rendered anew, as on the 404 page. */
function standing(button: HTMLElement): HTMLElement | null {
  const name = button.getAttribute('aria-label');
  if (button.isConnected || name === null) return button;
  return document.querySelector(`#root button[aria-label="${CSS.escape(name)}"]`);
}
