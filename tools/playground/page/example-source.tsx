import type { ReactNode } from 'react';

/** Returns a sentence that says which page of the documentation an example comes from, with a link to the page. */
export async function exampleSource(url: string): Promise<ReactNode> {
  return TEXTS.playground.exampleFrom(
    <a key="page" href={url}>
      {await pageTitle(url)}
    </a>,
  );
}

/**
 * Returns the title of a page, or its URL if the page can't be loaded. The page is usually in the browser's cache,
 * because the user followed its link.
 */
async function pageTitle(url: string): Promise<string> {
  try {
    const { pages } = await import(/* webpackChunkName: "pages" */ 'site/pages.js');
    const shown = await pages[url]?.();
    if (!shown) return url;
    return shown.page.kind === 'home' ? TEXTS.playground.homePage : shown.page.title;
  } catch {
    return url;
  }
}
