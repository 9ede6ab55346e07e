/** What of a tool is on paper. */
import type { Page } from 'playwright-core';

/** Shows a page as it is printed. A4 without its margins is 672 px wide. */
export async function toPaper(page: Page): Promise<void> {
  await page.setViewportSize({ width: 672, height: 950 });
  await page.emulateMedia({ media: 'print' });
}

/** The words of controls that would be printed, where nobody can press them. Buttons whose words are content count as text. */
export function deadControls(page: Page): Promise<string[]> {
  return page
    .locator('main :is(button:not([data-name]), select, textarea, input:not([type=radio]), [role=tab])')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((each) => each.outerHTML.slice(0, 90)));
}
