import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { sponsor } from '../data/testing/sponsor.ts';
import type { Sponsor, SponsorSnapshot } from '../src/model/sponsor.ts';
import type { Tab, TabOptions } from './browser.ts';
import { siteForTests } from './browser.ts';
import { serveFeature } from './single-feature.ts';

const site = siteForTests();
let tab: Tab;

/** Opens the home page with a fixed value of `Math.random()`, and scrolls to the sponsors. */
async function readSponsors(chance: number, options: TabOptions = {}) {
  tab = await site.open(options);
  await tab.page.addInitScript((value) => {
    Math.random = () => value;
  }, chance);
  await tab.visit('/');
  await tab.page.getByRole('heading', { name: 'Support the Team' }).scrollIntoViewIfNeeded();
  await byMonth().waitFor();
}
/** Returns the checkbox that ranks sponsors by month. The home page has another checkbox for its animation. */
const byMonth = () => tab.page.locator('section').getByRole('checkbox', { name: /monthly/i });
const rank = (name: string) => tab.page.locator(`[data-rank="${name}"]`);
const snapshot = JSON.parse(
  readFileSync(new URL('../data/sponsors/sponsors.json', import.meta.url), 'utf8'),
) as SponsorSnapshot;

test('the lists are a chunk that loads only once the section is on screen', async () => {
  const asked: string[] = [];
  tab = await site.open();
  tab.page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await tab.visit('/');
  const early = asked.filter((path) => /sponsors/.test(path));
  expect(early).toEqual([]);
  await tab.page.getByRole('heading', { name: 'Support the Team' }).scrollIntoViewIfNeeded();
  await byMonth().waitFor();
  expect(asked.filter((path) => /\.js$/.test(path) && path.includes('sponsors'))).toHaveLength(1);
});

test('a third of the visits begin with monthly if anybody is in it, the others with total', async () => {
  await readSponsors(0.3);
  expect(await byMonth().isChecked()).toBe(snapshot.sponsors.some(({ monthlyDonations }) => monthlyDonations > 0));
  await tab.close();
  await readSponsors(0.34);
  expect(await byMonth().isChecked()).toBe(false);
});

test('each rank that has sponsors has a list, and an invitation follows', { tags: 'row/sponsors' }, async () => {
  await readSponsors(0.9);
  expect(await tab.page.getByRole('link', { name: 'Become a sponsor' }).count()).toBe(1);
  const gold = snapshot.sponsors.filter(({ totalDonations }) => totalDonations >= 10_000 && totalDonations < 50_000);
  expect(await rank('gold').locator('ul a').count()).toBe(gold.length);
  const lists = tab.page.locator('[data-rank]');
  expect(await lists.count()).toBeGreaterThan(0);
  expect(await lists.filter({ hasNot: tab.page.locator('li') }).count()).toBe(0);
});

test('the checkbox changes the ranking', async () => {
  await readSponsors(0.9);
  const before = await rank('gold').locator('ul a').count();
  await tab.page.getByText('Rank by monthly average').click();
  expect(await byMonth().isChecked()).toBe(true);
  const monthlyGold = snapshot.sponsors.filter(
    ({ monthlyDonations }) => monthlyDonations >= 500 && monthlyDonations < 2500,
  );
  expect(await rank('gold').locator('ul a').count()).toBe(monthlyGold.length);
  await byMonth().press('Space');
  expect(await rank('gold').locator('ul a').count()).toBe(before);
});

test('links neither vouch for anybody nor tell where readers come from', async () => {
  await readSponsors(0.9);
  const links = await tab.page
    .locator('[data-rank] ul a')
    .evaluateAll((all) => all.map((link) => [(link as HTMLAnchorElement).protocol, link.getAttribute('rel')]));
  expect(links.length).toBeGreaterThan(0);
  for (const link of links) expect(link).toEqual(['https:', 'noopener noreferrer nofollow']);
});

test('a chunk that does not come says so in its place and can be asked for again', async () => {
  tab = await site.open({ allowed: /ERR_FAILED|ChunkLoadError/ });
  await tab.page.route('**/*sponsors*.js', (route) => route.abort());
  await tab.visit('/');
  await tab.page.getByRole('heading', { name: 'Support the Team' }).scrollIntoViewIfNeeded();
  await tab.page.getByText('The sponsors didn’t load.').waitFor();
  await tab.page.unroute('**/*sponsors*.js');
  await tab.page.getByRole('button', { name: 'Try again' }).click();
  await byMonth().waitFor();
});

describe('with a snapshot full of strangers', () => {
  const stranger = (slug: string, totalDonations: number, more: Partial<Sponsor> = {}): Sponsor =>
    sponsor(slug, totalDonations, {
      name: `Name of ${slug}`,
      website: `https://${slug}.example/`,
      avatar: `https://images.example/${slug}.png`,
      ...more,
    });
  const strangers: SponsorSnapshot = {
    fetched: null,
    sponsors: [
      stranger('big', 60_000),
      stranger('evil', 55_000, {
        name: '<img src=x onerror="window.hacked=1">',
        website: 'javascript:window.hacked=1',
        avatar: 'javascript:window.hacked=1',
      }),
      stranger('long', 12_000, { name: 'w'.repeat(200) }),
      ...Array.from({ length: 150 }, (_, index) => stranger(`b${index}`, 5)),
    ],
  };
  const dot = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );

  const stage = siteForTests(() =>
    serveFeature(
      'sponsors',
      `
      import { createRoot } from 'react-dom/client';
      import { Sponsors } from '../../src/features/sponsors/Sponsors.tsx';
      Math.random = () => 0.9;
      createRoot(document.getElementById('root')).render(<main><Sponsors /></main>);
    `,
      { 'sponsors.js': `export const snapshot = ${JSON.stringify(strangers)};` },
    ),
  );

  async function show() {
    tab = await stage.open({ viewport: { width: 360, height: 560 }, allowed: /status of 404/ });
    await tab.page.route('https://images.example/**', (route) =>
      route.request().url().endsWith('/long.png')
        ? route.fulfill({ status: 404 })
        : route.fulfill({ body: dot, contentType: 'image/png' }),
    );
    await tab.visit('/');
    await byMonth().waitFor();
  }

  test('a list loads its avatars once it is on screen', async () => {
    await show();
    await expect.poll(() => tab.outside).toContain('https://images.example/big.png');
    await tab.quiet();
    expect(tab.outside.filter((url) => /\/b\d+\.png$/.test(url))).toEqual([]);
    await rank('backer').locator('ul').scrollIntoViewIfNeeded();
    await expect.poll(() => tab.outside.filter((url) => /\/b\d+\.png$/.test(url)).length).toBe(100);
  });

  test('markup in a name is text, a script address is no link', async () => {
    await show();
    const evil = rank('platinum').getByRole('link', { name: '<img src=x' });
    expect(await evil.getAttribute('href')).toBe('https://opencollective.com/evil');
    await tab.quiet();
    expect(await rank('platinum').locator('img[src^="javascript"], img[src="x"]').count()).toBe(0);
    expect(await tab.page.evaluate(() => 'hacked' in window)).toBe(false);
  });

  test('a picture that fails gives way to the first letter of the name, a long name stays inside the window', async () => {
    await show();
    await rank('gold').scrollIntoViewIfNeeded();
    await expect.poll(() => tab.outside.includes('https://images.example/long.png')).toBe(true);
    await expect.poll(() => rank('gold').locator('img').count()).toBe(0);
    expect(await rank('gold').locator('svg text').textContent()).toBe('w');
    expect(await tab.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
