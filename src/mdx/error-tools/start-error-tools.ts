import { onSite } from '../../model/on-host.ts';

/** The page whose sections readers hand on: each is about one message. */
const page = '/errors/';

/** Each message on the page of errors gets its tools when the pointer, the focus or a finger reaches its heading. */
export function startErrorTools(): void {
  // Firefox has pop-overs since 125; before, the page offers the same for its whole Markdown.
  if (!('popover' in HTMLElement.prototype)) return;
  const reach = (target: EventTarget | null) => {
    if (onSite(location.pathname) !== page) return;
    const heading = target instanceof Element ? target.closest<HTMLElement>('.prose h3[id]') : null;
    if (!heading) return;
    import(/* webpackChunkName: "error-tools" */ './error-tools.ts').then(
      ({ offerTools }) => offerTools(heading, page),
      console.warn,
    );
  };
  for (const sign of ['pointerover', 'focusin', 'touchstart'])
    document.addEventListener(sign, ({ target }) => reach(target), { passive: true });
  // What was reached before this was here.
  reach(document.querySelector('.prose h3:hover') ?? document.activeElement);
}
