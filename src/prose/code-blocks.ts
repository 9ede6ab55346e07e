/**
 * Buttons of code blocks: copy, unfold, and wrap lines. They use delegated listeners, so their cost doesn't grow with
 * the page.
 */
import './touch-sizes.global.css';
import { copyText } from '../ui/browser/copy-text.ts';
import { formOf } from './config-form/config-form.ts';
import { plainCode } from './plain-code.ts';

/** How long the copy button confirms that the code was copied, in milliseconds. */
const SHOWN = 1600;

/** Starts the listeners for all code blocks, including those of pages shown later. */
export function startCodeBehaviors(): void {
  document.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const figure = target.closest<HTMLElement>('figure.code');
    if (!figure) return;
    if (target.closest('.copy')) void copy(figure, target.closest<HTMLElement>('.copy'));
    else if (target.closest('.wrap')) toggleWrap(figure);
    else if (target.closest('.unfold')) unfold(figure);
  });
  // Only a code block that overflows needs the button that wraps lines, so measure a block when it is hovered or
  // focused.
  document.addEventListener('pointerover', offerWrap, { passive: true });
  document.addEventListener('focusin', offerWrap);
}

async function copy(figure: HTMLElement, button: HTMLElement | null): Promise<void> {
  const code = figure.querySelector('code');
  if (!code || !button) return;
  const isCopied = await copyText(plainCode(code, figure.dataset.lang, formOf(figure)));
  button.dataset.state = isCopied ? 'done' : 'failed';
  button.setAttribute('aria-label', isCopied ? TEXTS.prose.copied : TEXTS.prose.copyFailed);
  setTimeout(() => {
    delete button.dataset.state;
    button.setAttribute('aria-label', TEXTS.prose.copy);
  }, SHOWN);
}

function unfold(figure: HTMLElement): void {
  figure.classList.remove('fold');
  figure.querySelector('.unfold')?.remove();
  figure.querySelector('pre')?.focus({ preventScroll: true });
}

function offerWrap({ target }: Event): void {
  const figure = target instanceof Element ? target.closest<HTMLElement>('figure.code') : null;
  const pre = figure?.querySelector('pre');
  if (!figure || !pre || figure.querySelector('.wrap') || pre.scrollWidth <= pre.clientWidth) return;
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'wrap';
  button.setAttribute('aria-label', TEXTS.prose.wrap);
  button.setAttribute('aria-pressed', 'false');
  figure.querySelector('.copy')?.after(button);
}

function toggleWrap(figure: HTMLElement): void {
  const isWrapped = figure.classList.toggle('wrapped');
  figure.querySelector('.wrap')?.setAttribute('aria-pressed', String(isWrapped));
}
