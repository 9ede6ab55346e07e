/** Selector of code blocks that contain option keys. */
const block = 'figure.code[data-keys]';

/**
 * Turns the option keys of a configuration into links when its code block is hovered, focused, or touched, so that they
 * also have link previews. The code is loaded on the first such event.
 */
export function startOptionLinks(): void {
  const reach = (target: EventTarget | null) => {
    const figure = target instanceof Element ? target.closest<HTMLElement>(block) : null;
    if (!figure) return;
    import(/* webpackChunkName: "option-links" */ './option-links.ts').then(
      ({ linkKeys }) => void linkKeys(figure),
      console.warn,
    );
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(sign, ({ target }) => reach(target), { passive: true });
  // Handle a code block that was hovered or focused before this chunk was loaded.
  reach(document.querySelector(`${block}:hover`) ?? document.activeElement);
}
