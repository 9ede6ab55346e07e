/** Checks pages with axe, the accessibility checker. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

/** Source of the script that defines the global `axe` in a page. */
export const axeScript = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Returns the accessibility violations that axe finds, each as the rule's id and the HTML of the elements.
 *
 * @param within selector of the element to check; by default the whole document
 */
export async function axeViolations(page: Page, within = 'html', options: RunOptions = {}): Promise<string[]> {
  await page.evaluate(axeScript);
  return page.evaluate(
    async (given) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };
      const { violations } = await axe.run(given.within, given.options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).join(' ')}`);
    },
    { within, options },
  );
}
