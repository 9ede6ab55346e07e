/** Inspects what a page looks like when it is printed. */
import type { Page } from 'playwright-core';

/** Makes a page emulate print media. The window becomes 672 px wide, which is the width of A4 paper without margins. */
export async function emulatePrint(page: Page): Promise<void> {
  await page.setViewportSize({ width: 672, height: 950 });
  await page.emulateMedia({ media: 'print' });
}

/**
 * Returns the text of buttons and other controls that would be printed. Buttons with content as their label count as
 * text.
 */
export function deadControls(page: Page): Promise<string[]> {
  return page
    .locator('main :is(button:not([data-name]), select, textarea, input:not([type=radio]), [role=tab])')
    .filter({ visible: true })
    .evaluateAll((all) => all.map((each) => each.outerHTML.slice(0, 90)));
}
