/**
 * Tests that navigations don't leak memory. Counts the nodes and event listeners of a tab, which doesn't depend on
 * timing.
 */
import { expect, test } from 'vitest';
import { siteForTests, type Tab } from './browser.ts';
import { followLinks } from './follow-links.ts';
import { measureMemory } from './memory-use.ts';

const site = siteForTests();

/** Pages that contain tabs, tables, diagrams, lists of flags, and links to all pages of a section. */
const round = ['/guides/caching/', '/configuration/mode/', '/concepts/', '/plugins/', '/api/cli/', '/guides/'];

/** Returns how much a tab grows over several rounds of navigations. */
async function growthOver(tab: Tab, times: number): Promise<{ nodes: number; listeners: number }> {
  const devtools = await tab.page.context().newCDPSession(tab.page);
  await followLinks(tab.page, round);
  const before = await measureMemory(devtools, 100);
  await followLinks(tab.page, Array.from({ length: times }, () => round).flat());
  const after = await measureMemory(devtools, 100);
  return { nodes: after.nodes - before.nodes, listeners: after.listeners - before.listeners };
}

test('many navigations leave nothing behind, and what would is noticed', async () => {
  const tab = await site.open();
  await tab.visit('/guides/');
  const times = 4;
  const { nodes, listeners } = await growthOver(tab, times);
  // Allow for temporary nodes, such as a preview or an announcement.
  expect(nodes).toBeLessThan(round.length * times);
  expect(listeners).toBeLessThan(times);
  await tab.page.evaluate(() => {
    const kept: Element[] = [];
    document.addEventListener('page-shown', () => {
      const element = document.createElement('i');
      element.addEventListener('click', () => kept.length);
      kept.push(element);
    });
  });
  const leaking = await growthOver(tab, times);
  expect(leaking.listeners).toBeGreaterThanOrEqual(round.length * times);
});
