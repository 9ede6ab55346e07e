import type { Page } from 'playwright-core';
import { waiting } from './timeouts.ts';

/** Navigates to each path in turn by clicking a temporary link. Waits until the page is shown before the next click. */
export function followLinks(page: Page, addresses: string[]): Promise<void> {
  return page.evaluate(
    async ([all, patience]) => {
      for (const address of all) {
        if (location.pathname === address) continue;
        const shown = new Promise<void>((resolve, reject) => {
          const limit = setTimeout(() => reject(new Error(`${address} did not come`)), patience);
          document.addEventListener(
            'page-shown',
            () => {
              clearTimeout(limit);
              resolve();
            },
            { once: true },
          );
        });
        const link = document.body.appendChild(document.createElement('a'));
        link.href = address;
        link.click();
        link.remove();
        await shown;
        // Let the browser paint the page before the next click.
        await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      }
    },
    [addresses, waiting] as const,
  );
}
