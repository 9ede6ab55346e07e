import type { Page } from 'playwright-core';

/** Properties of the accessibility tree that screen readers announce. */
const told = new Set(['checked', 'expanded', 'haspopup', 'hasPopup', 'invalid', 'level', 'pressed', 'selected']);

/**
 * Returns what a screen reader can announce about the focused element, based on the browser's accessibility tree.
 *
 * @returns role, name, and states: `button "Languages" expanded=false`
 */
export async function screenReaderText(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page);
  try {
    const { result } = await session.send('Runtime.evaluate', {
      expression: `(() => {
        let active = document.activeElement;
        while (active?.shadowRoot?.activeElement) active = active.shadowRoot.activeElement;
        return document.getElementById(active?.getAttribute('aria-activedescendant')) ?? active;
      })()`,
    });
    const { nodes } = await session.send('Accessibility.getPartialAXTree', {
      objectId: result.objectId!,
      fetchRelatives: false,
    });
    const [node] = nodes;
    const states = (node?.properties ?? [])
      .filter(({ name, value }) => told.has(name) && !(name === 'invalid' && value.value === 'false'))
      .map(({ name, value }) => `${name}=${String(value.value)}`);
    return [node?.role?.value, `"${String(node?.name?.value ?? '')}"`, ...states].join(' ');
  } finally {
    await session.detach();
  }
}
