/** Waits for a reader to open an example; what shows it comes then. One listener, whatever the number of examples. */
export function startOptionExamples(): void {
  const show = (details: HTMLDetailsElement) =>
    void import(/* webpackChunkName: "option-example" */ './option-example.ts').then(
      ({ showExample }) => showExample(details),
      console.warn,
    );
  // A disclosure tells nobody above it, so its event is caught on the way down.
  document.addEventListener(
    'toggle',
    ({ target }) => target instanceof HTMLDetailsElement && target.matches('.prose details.eg') && show(target),
    true,
  );
  for (const open of document.querySelectorAll<HTMLDetailsElement>('.prose details.eg[open]')) show(open);
}
