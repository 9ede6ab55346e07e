/** Inspects what a tool prints. */
import type { Page } from 'playwright-core';

/** Emulates print media. The width of A4 paper without its margins is 672 px. */
export async function emulatePrint(page: Page): Promise<void> {
  await page.setViewportSize({ width: 672, height: 950 });
  await page.emulateMedia({ media: 'print' });
}

/** Returns the text of controls that would be printed. Buttons with content as their label count as text. */
export function deadControls(page: Page): Promise<string[]> {
  return page
    .locator('main :is(button:not([data-name]), select, textarea, input:not([type=radio]), [role=tab])')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((each) => each.outerHTML.slice(0, 90)));
}
