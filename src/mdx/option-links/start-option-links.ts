/** Blocks whose code has keys of options. */
const block = 'figure.code[data-keys]';

/**
 * The keys of a configuration become links when the pointer, the focus or a finger reaches its block; previews do the rest.
 * What makes them comes then.
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
  // What was reached before this was here.
  reach(document.querySelector(`${block}:hover`) ?? document.activeElement);
}
