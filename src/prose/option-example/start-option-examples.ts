/**
 * Loads the code that expands option examples when the first one is opened. A single delegated listener handles all of
 * them.
 */
export function startOptionExamples(): void {
  const show = (details: HTMLDetailsElement) => {
    // This condition surrounds the import so that the bundler omits its chunk if the site has no facts about webpack.
    if (HAS_FACTS)
      void import(/* webpackChunkName: "option-example" */ './option-example.ts').then(
        ({ showExample }) => showExample(details),
        console.warn,
      );
  };
  // `toggle` doesn't bubble, so listen in the capture phase.
  document.addEventListener(
    'toggle',
    ({ target }) => target instanceof HTMLDetailsElement && target.matches('.prose details.eg') && show(target),
    true,
  );
  for (const open of document.querySelectorAll<HTMLDetailsElement>('.prose details.eg[open]')) show(open);
}
