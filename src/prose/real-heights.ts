/**
 * Lays out the parts of a page that have only estimated heights so far (`content-visibility`). Otherwise, a jump to a
 * place below them would miss it.
 */
import { whenIdle } from '../ui/browser/when-idle.ts';

/** Lays out all parts of the page when the reader presses a key that jumps to its end. Part of the head script. */
export function layOutForEnd(): void {
  document.addEventListener('keydown', ({ key, metaKey }) => {
    if (key === 'End' || (metaKey && key === 'ArrowDown')) estimatedParts().forEach(layOut);
  });
}

/**
 * Lays out the parts of this page and of later pages one by one while the browser is idle. Parts above the window keep
 * their estimated heights. Otherwise, the text in the window would move in Safari, which lacks scroll anchoring.
 */
export function layOutWhenIdle(): void {
  const next = () => {
    const part = [...estimatedParts()].find((one) => one.getBoundingClientRect().bottom > 0);
    if (!part) return;
    layOut(part);
    whenIdle(next);
  };
  document.addEventListener('page-shown', () => whenIdle(next));
  whenIdle(next);
}

function estimatedParts(): NodeListOf<HTMLElement> {
  return document.querySelectorAll<HTMLElement>('.prose > .part:not([style])');
}

function layOut(part: HTMLElement): void {
  part.style.contentVisibility = 'visible';
}
