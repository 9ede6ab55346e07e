/** Tests reading: without JavaScript, at every width, in both themes, with a keyboard, and in print. */
import { describe, expect, test } from 'vitest';
import { build } from '../site.config.ts';
import { siteForTests } from './browser.ts';
import type { Tab } from './browser.ts';
import { testVariants } from './test-variants.ts';
import { forbidStorage } from './hinder-storage.ts';
import { axeViolations } from './axe.ts';

const site = siteForTests();
let tab: Tab;

/** Paths of pages of different kinds, such as a guide, a README, and the blog. */
const kinds = [
  '/guides/getting-started/',
  '/',
  '/concepts/',
  '/configuration/output/',
  '/loaders/babel-loader/',
  '/vote/',
  '/blog/',
  '/glossary/',
];

describe('without JavaScript', () => {
  test.each(kinds)('%s has its heading and, but for the vote, its words', { tags: 'row/routes' }, async (address) => {
    tab = await site.open({ javaScriptEnabled: false });
    await tab.page.goto(address);
    expect(await tab.page.locator('h1').count()).toBe(1);
    const words = (await tab.page.locator('main').innerText()).split(/\s+/).length;
    if (address !== '/vote/') expect(words).toBeGreaterThan(60);
    expect(await tab.page.locator('html').getAttribute('lang')).toBe('en');
  });
});

/** axe rules whose result depends on the theme. */
const ofPaint = ['color-contrast', 'link-in-text-block'];

testVariants(kinds, (address, options) =>
  test(
    `${address} hydrates without a message, sends its words once, fits each width, and axe finds nothing in either theme`,
    options,
    async () => {
      tab = await site.open({ colorScheme: 'light' });
      const scripts: string[] = [];
      tab.page.on('response', (answer) => {
        if (answer.url().endsWith('.js')) scripts.push(new URL(answer.url()).pathname);
      });
      await tab.visit(address);
      expect(scripts.filter((script) => script.includes('/pages/'))).toEqual([]);

      const size = tab.page.viewportSize()!;
      for (const width of [320, 360, 480, 768, 1023, 1024, 1280, 1440]) {
        await tab.page.setViewportSize({ width, height: 800 });
        const overflow = await tab.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow, `at ${width}`).toBeLessThanOrEqual(0);
      }

      await tab.page.setViewportSize(size);
      // Cancel animations, because the rotating word on the home page has low contrast during its transition.
      await tab.page.evaluate(() => {
        for (const each of document.getAnimations()) if (each instanceof CSSAnimation) each.cancel();
      });
      await tab.page.evaluate(() => {
        // Text outside of the viewport isn't laid out, so axe would compare it with the wrong background.
        for (const part of document.querySelectorAll<HTMLElement>('.part')) part.style.contentVisibility = 'visible';
      });
      expect(await axeViolations(tab.page), 'light').toEqual([]);
      await tab.page.emulateMedia({ colorScheme: 'dark' });
      await tab.page.locator('html[data-theme=dark]').waitFor({ state: 'attached' });
      // Wait until the color transitions have ended.
      await expect
        .poll(() =>
          tab.page.evaluate(() => document.getAnimations().filter((each) => each instanceof CSSTransition).length),
        )
        .toBe(0);
      expect(await axeViolations(tab.page, 'html', { runOnly: ofPaint }), 'dark').toEqual([]);
    },
  ),
);

describe('around the words', () => {
  test('further reading, edit, print, and neighbors in the order of the sidebar', { tags: 'row/page' }, async () => {
    tab = await site.open();
    await tab.visit('/guides/caching/');
    const related = tab.page
      .getByRole('heading', { name: 'Further Reading' })
      .locator('xpath=following-sibling::ul[1]')
      .getByRole('link');
    expect(await related.count()).toBeGreaterThan(0);
    expect(await tab.page.getByRole('link', { name: 'Edit this page' }).getAttribute('href')).toMatch(
      /^https:\/\/.+\/content\/guides\/caching\.mdx?$/,
    );
    const listed = await tab.page
      .locator('#sidebar nav li > div > a')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const here = listed.indexOf('/guides/caching/');
    const neighbors = tab.page.getByRole('navigation', { name: 'Previous and next page' }).getByRole('link');
    expect(await neighbors.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
      listed[here - 1],
      listed[here + 1],
    ]);
    await tab.page.evaluate(() =>
      Object.assign(window, { print: () => document.documentElement.setAttribute('data-printed', '') }),
    );
    await tab.page.getByRole('button', { name: 'Print this page' }).click();
    await tab.page.locator('html[data-printed]').waitFor();
  });

  test('a page from a package leads to its repository, and says whose it is', async () => {
    tab = await site.open();
    await tab.visit('/loaders/css-loader/');
    expect(await tab.page.getByRole('link', { name: 'Jump to repository' }).getAttribute('href')).toMatch(
      /^https:\/\/github\.com\/.*css-loader/,
    );
    await tab.page.getByText(/is a third-party package/).waitFor();
  });

  test('the column beside the sidebar is at most 1024 px wide', async () => {
    tab = await site.open({ viewport: { width: 1920, height: 900 } });
    await tab.visit('/guides/caching/');
    const width = (await tab.page.locator('main').boundingBox())!.width;
    expect(width).toBeLessThanOrEqual(1024);
    expect(width).toBeGreaterThan(900);
  });
});

describe('theme', () => {
  test('follows the system until the reader chooses; the choice stays', { tags: 'row/theme' }, async () => {
    tab = await site.open({ colorScheme: 'dark' });
    await tab.visit('/concepts/');
    const root = tab.page.locator('html');
    const theme = () => root.getAttribute('data-theme');
    expect(await theme()).toBe('dark');
    expect(await root.evaluate(({ classList }) => classList.contains('dark') && !classList.contains('light'))).toBe(
      true,
    );
    await tab.page.getByRole('button', { name: /dark theme/i }).click();
    expect(await theme()).toBe('light');
    expect(await root.evaluate(({ classList }) => classList.contains('light') && !classList.contains('dark'))).toBe(
      true,
    );
    await tab.visit('/guides/caching/');
    expect(await theme()).toBe('light');
    expect(await tab.page.evaluate(() => localStorage.getItem('theme'))).toBe('light');
  });

  test('works where storage is forbidden', async () => {
    tab = await site.open({
      before: async (page) => {
        await page.addInitScript(forbidStorage);
      },
    });
    await tab.visit('/concepts/');
    await tab.page.getByRole('button', { name: /dark theme/i }).click();
    expect(await tab.page.locator('html').getAttribute('data-theme')).toBe('dark');
  });
});

describe('code', () => {
  test('is copied without the lines that a diff removes', { tags: 'main-way' }, async () => {
    tab = await site.open({ permissions: ['clipboard-read', 'clipboard-write'] });
    await tab.visit('/guides/getting-started/');
    const figure = tab.page.locator('figure.code[data-diff]').first();
    await figure.scrollIntoViewIfNeeded();
    await figure.locator('button.copy').click();
    await figure.locator('button.copy[data-state=done]').waitFor();
    const copied = await tab.page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toContain('entry: "./src/index.html"');
    expect(copied).not.toContain('entry: "./src/index.js"');
    expect(copied).not.toMatch(/^[+-]/m);
  });

  test('an install command follows the chosen package manager, everywhere and from then on', async () => {
    tab = await site.open();
    await tab.visit('/guides/getting-started/');
    await tab.page
      .getByRole('button', { name: 'pnpm' })
      .or(tab.page.getByRole('tab', { name: 'pnpm' }))
      .first()
      .click();
    await tab.page.getByText('pnpm add').first().waitFor();
    await tab.visit('/guides/installation/');
    await tab.page.getByText('pnpm add').first().waitFor();
  });
});

describe('on a phone', () => {
  const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

  test('the menu opens, keeps the focus, and closes with Escape', async () => {
    tab = await site.open(phone);
    await tab.visit('/guides/caching/');
    await tab.page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect.poll(() => tab.page.locator('html').getAttribute('data-drawer')).not.toBeNull();
    expect(await tab.page.locator('#sidebar').isVisible()).toBe(true);
    await tab.page.keyboard.press('Escape');
    await expect.poll(() => tab.page.locator('html').getAttribute('data-drawer')).toBeNull();
  });
});

describe('metadata', () => {
  test('a page has title, description, canonical, card and mirrors', { tags: 'row/metadata' }, async () => {
    tab = await site.open();
    await tab.visit('/guides/caching/');
    const head = (selector: string, name: string) => tab.page.locator(selector).first().getAttribute(name);
    expect(await tab.page.title()).toBe('Caching | webpack');
    expect((await head('meta[name=description]', 'content'))?.length).toBeGreaterThan(60);
    expect(await head('meta[property="og:image"]', 'content')).toMatch(/^https:\/\/webpack\.js\.org\/.+\.png$/);
    expect(await head('link[rel=alternate][hreflang=zh]', 'href')).toBe(
      'https://webpack.docschina.org/guides/caching/',
    );
    expect(await head('meta[name=theme-color]', 'content')).toBe('#2B3A42');
    expect(
      JSON.parse((await tab.page.locator('script[type="application/ld+json"]').first().textContent()) ?? ''),
    ).toBeTruthy();
  });

  test(
    'the home page has the product name alone; printable pages are not indexed',
    { tags: ['row/metadata', 'row/printable'] },
    async () => {
      tab = await site.open();
      await tab.visit('/');
      expect(await tab.page.title()).toBe('webpack');
      expect(await tab.page.locator('meta[name=description]').getAttribute('content')).toBe(build.description);
      await tab.visit('/concepts/printable/');
      expect(await tab.page.title()).toBe('Combined printable page | webpack');
      expect(await tab.page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex');
      const ids = await tab.page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id));
      expect(ids.length).toBe(new Set(ids).size);
    },
  );

  test.each([
    '/sitemap.xml',
    '/robots.txt',
    '/feed.xml',
    '/llms.txt',
    '/llms-full.txt',
    '/llms-reference.txt',
    '/guides/llms.txt',
    '/guides/caching.md',
    '/content-index.json',
    '/manifest.json',
    '/opensearch.xml',
    '/guides/caching/index.md',
    '/facts/option.json',
    '/assets/icon-square-big.svg',
    '/favicon.ico',
  ])('%s answers', async (address) => {
    const answer = await fetch(site.url + address);
    expect(answer.status).toBe(200);
    expect((await answer.text()).length).toBeGreaterThan(20);
  });
});

test('the language dropdown leads to the same page and hash', async () => {
  tab = await site.open();
  await tab.visit('/guides/caching/#conclusion');
  await tab.page.getByRole('button', { name: 'Languages' }).click();
  const link = tab.page.getByRole('link', { name: '中文' }).or(tab.page.getByRole('menuitem', { name: '中文' }));
  await link.first().waitFor();
  expect(await link.first().getAttribute('href')).toBe('https://webpack.docschina.org/guides/caching/#conclusion');
  await tab.page.keyboard.press('Escape');
  await expect.poll(() => link.first().isVisible()).toBe(false);
});
