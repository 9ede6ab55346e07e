/** Loads the code for option examples when the first one is opened. One delegated listener for all of them. */
export function startOptionExamples(): void {
  const show = (details: HTMLDetailsElement) => {
    // Around the import, so that the bundler leaves its chunk out.
    if (HAS_FACTS)
      void import(/* webpackChunkName: "option-example" */ './option-example.ts').then(
        ({ showExample }) => showExample(details),
        console.warn,
      );
  };
  // `toggle` doesn't bubble, so it is listened to in the capture phase.
  document.addEventListener(
    'toggle',
    ({ target }) => target instanceof HTMLDetailsElement && target.matches('.prose details.eg') && show(target),
    true,
  );
  for (const open of document.querySelectorAll<HTMLDetailsElement>('.prose details.eg[open]')) show(open);
}
