/** Printed content of a tool. */
import type { Page } from 'playwright-core';

/** Emulates print. A4 without its margins is 672 px wide. */
export async function emulatePrint(page: Page): Promise<void> {
  await page.setViewportSize({ width: 672, height: 950 });
  await page.emulateMedia({ media: 'print' });
}

/** Texts of controls that would be printed. Buttons whose label is content count as text. */
export function deadControls(page: Page): Promise<string[]> {
  return page
    .locator('main :is(button:not([data-name]), select, textarea, input:not([type=radio]), [role=tab])')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((each) => each.outerHTML.slice(0, 90)));
}
