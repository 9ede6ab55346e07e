/**
 * Lays out the parts of a page that have only estimated heights so far (`content-visibility`). Otherwise, a jump to a
 * place below them would miss it.
 */
import { whenIdle } from '../ui/browser/when-idle.ts';

/** Matches elements that handle the End key themselves: fields, scrollable code, dialogs, and widgets. */
const handlesEnd = 'input, textarea, select, pre, dialog, [role], [contenteditable]';

/**
 * Lays out all parts of the page when the reader presses End or Cmd-↓, and then scrolls to the end of the page. The
 * browser's own scrolling fails in about half of the cases, because the page becomes longer at the same time. Part of
 * the head script.
 */
export function layOutForEnd(): void {
  document.addEventListener('keydown', (event) => {
    const { key, metaKey, shiftKey, target } = event;
    if (key !== 'End' && !(metaKey && key === 'ArrowDown')) return;
    const parts = estimatedParts();
    parts.forEach(layOut);
    if (parts.length === 0 || event.defaultPrevented || shiftKey || (target as Element).closest(handlesEnd)) return;
    event.preventDefault();
    // Scroll after the next frame, so that the visible content doesn't move when the page becomes longer.
    requestAnimationFrame(() => setTimeout(() => scrollTo(0, document.documentElement.scrollHeight)));
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
