/** Tests the design: file cards, previews, the list of shortcuts, “back to top”, and suggestions for unknown URLs. */
import type { Locator } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import type { Tab } from './browser.ts';
import { siteForTests } from './browser.ts';

const site = siteForTests();
let tab: Tab;

const desktop = { viewport: { width: 1440, height: 900 } };

describe('files of one example', () => {
  const card = '.prose .project';
  /** Returns the file name above each visible file of an example. */
  const namesAbove = (project: Locator) =>
    project
      .locator('.tab-panel:visible')
      .evaluateAll((panels) => panels.map((panel) => getComputedStyle(panel, '::before').content.slice(1, -1)));

  test('are tabs, of which one is shown, with its buttons beside the tabs', async () => {
    tab = await site.open(desktop);
    await tab.visit('/plugins/define-plugin/');
    const project = tab.page.locator(card).first();
    await project.scrollIntoViewIfNeeded();
    expect(await project.locator('figure.code:visible').count()).toBe(1);
    const tabs = project.getByRole('tab');
    const name = await tabs.last().textContent();
    await tabs.last().click();
    const panel = project.getByRole('tabpanel');
    // The head script records the click, and repeats it once the scripts of the page's content have loaded.
    await expect.poll(() => panel.locator('figcaption').textContent()).toBe(name);
    expect(await panel.count()).toBe(1);
    const row = (await project.locator('.tab-list').boundingBox())!;
    const copy = (await panel.locator('.copy').boundingBox())!;
    expect(copy.y + copy.height).toBeLessThanOrEqual(row.y + row.height + 1);
    expect(copy.x).toBeGreaterThanOrEqual(row.x + row.width);
  });

  test('are all there without scripts and on paper, each with its name', async () => {
    tab = await site.open({ ...desktop, javaScriptEnabled: false });
    await tab.visit('/plugins/define-plugin/');
    const project = tab.page.locator(card).first();
    const files = await project.locator('.tab').allTextContents();
    expect(await namesAbove(project)).toEqual(files);

    tab = await site.open(desktop);
    await tab.visit('/plugins/define-plugin/');
    await tab.page.emulateMedia({ media: 'print' });
    const printed = tab.page.locator(card).first();
    expect(await printed.locator('figcaption').filter({ visible: true }).allTextContents()).toEqual(files);
  });
});

test('a message as a title takes at most three lines of its smaller letters', async () => {
  tab = await site.open(desktop);
  await tab.visit('/errors/require-function/');
  const lines = await tab.page
    .locator('h1')
    .evaluate((title) => title.clientHeight / Number.parseFloat(getComputedStyle(title).lineHeight));
  expect(Math.round(lines)).toBeLessThanOrEqual(3);
});

describe('previews of links', () => {
  const link = '.prose a[href="/configuration/output/#outputpublicpath"]';
  const preview = () => tab.page.getByRole('tooltip');

  test('show with the pointer, stay while it is on them, and go with Escape', async () => {
    tab = await site.open(desktop);
    await tab.visit('/guides/public-path/');
    await tab.page.locator(link).first().hover();
    await preview().waitFor();
    expect(await preview().textContent()).toMatch(/output\.publicPath.*Type.*Default/);
    await preview().hover();
    await tab.page.keyboard.press('Escape');
    await preview().waitFor({ state: 'detached' });
  });

  test('show with the keyboard, describe their link, and leave with the focus', async () => {
    tab = await site.open(desktop);
    await tab.visit('/guides/public-path/');
    const first = tab.page.locator(link).first();
    await tab.page.keyboard.press('Tab');
    await first.focus();
    await preview().waitFor();
    expect(await first.getAttribute('aria-describedby')).toBe(await preview().getAttribute('id'));
    await tab.page.keyboard.press('Tab');
    await expect.poll(() => first.getAttribute('aria-describedby')).toBe(null);
  });

  test('the first mention of a term shows what it means', async () => {
    tab = await site.open(desktop);
    await tab.visit('/configuration/optimization/');
    await tab.page
      .locator('.prose a[href^="/glossary/"]')
      .filter({ hasText: /^chunks?$/ })
      .hover();
    await preview().waitFor();
    expect(await preview().textContent()).toMatch(/^Chunk.*A set of modules loaded together/);
  });

  test('keep to the window on a narrow screen, and never widen the page', async () => {
    tab = await site.open({ viewport: { width: 360, height: 740 } });
    await tab.visit('/guides/public-path/');
    await tab.page.locator(link).first().hover();
    await preview().waitFor();
    const box = (await preview().boundingBox())!;
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(360);
    expect(await tab.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
});

test('`?` lists the keys, but not while one types', async () => {
  tab = await site.open(desktop);
  await tab.visit('/concepts/');
  const keys = tab.page.getByRole('dialog', { name: 'Keyboard shortcuts' });
  await tab.page.keyboard.press('?');
  await keys.waitFor();
  await tab.page.keyboard.press('Escape');
  await keys.waitFor({ state: 'detached' });
  await tab.page.keyboard.press('/');
  await tab.page.locator('[data-search-input]').pressSequentially('a?');
  expect(await keys.count()).toBe(0);
  expect(await tab.page.locator('[data-search-input]').inputValue()).toBe('a?');
});

test('far down a page, going up offers the way back to the top', async () => {
  tab = await site.open(desktop);
  await tab.visit('/configuration/output/');
  await tab.page.mouse.move(600, 400);
  const button = tab.page.getByRole('button', { name: 'Back to top' });
  await tab.page.locator('button[aria-label="Back to top"]').waitFor({ state: 'attached' });
  await tab.page.mouse.wheel(0, 6000);
  await expect.poll(() => tab.page.evaluate(() => scrollY)).toBeGreaterThan(5000);
  expect(await button.isVisible()).toBe(false);
  const goUp = async () => {
    await tab.page.mouse.wheel(0, -100);
    return button.isVisible();
  };
  await expect.poll(goUp).toBe(true);
  // When content above the viewport becomes higher, the browser scrolls to keep the visible text in place.
  await tab.page.evaluate(async () => {
    const scrolled = new Promise((resolve) => document.addEventListener('scroll', resolve, { once: true }));
    document.querySelector<HTMLElement>('.prose > .part')!.style.paddingBottom = '500px';
    await scrolled;
  });
  expect(await button.isVisible()).toBe(true);
  await button.click();
  await expect.poll(() => tab.page.evaluate(() => scrollY)).toBe(0);
});

test('the two ways on from an unknown address are equally high, side by side', async () => {
  tab = await site.open({ ...desktop, allowed: /404 \(Not Found\)/ });
  await tab.visit('/guides/code-spliting/');
  const search = tab.page.getByRole('button', { name: 'Search the documentation' });
  await search.waitFor();
  const [first, second] = [await tab.page.locator('main a.button').boundingBox(), await search.boundingBox()];
  expect(Math.abs(second!.y - first!.y)).toBeLessThan(0.5);
  expect(Math.abs(second!.height - first!.height)).toBeLessThan(0.5);
});

test('words on screens of their own are as wide and as large as the text of a page', async () => {
  // At this width, the steps on the home page are in a single column.
  tab = await site.open({ viewport: { width: 1000, height: 900 }, javaScriptEnabled: false });
  await tab.visit('/concepts/');
  const measure = (selector: string) =>
    tab.page
      .locator(selector)
      .evaluateAll((all) =>
        all.map((words) => ({ width: words.getBoundingClientRect().width, size: getComputedStyle(words).fontSize })),
      );
  const [text] = await measure('.prose > .part:first-child > p:nth-of-type(2)');
  for (const [path, words] of [
    ['/', '.prose > .part > p'],
    ['/vote/', 'h1 + div > p:first-child'],
  ] as const) {
    await tab.visit(path);
    const found = await measure(`main ${words}`);
    expect(found.length, path).toBeGreaterThan(0);
    for (const each of found) expect(each, path).toEqual(text);
  }
  await tab.page.setViewportSize(desktop.viewport);
  await tab.visit('/');
  const inColumns = await measure('main .prose > .part > p');
  expect(new Set(inColumns.map(({ size }) => size))).toEqual(new Set([text!.size]));
  for (const { width } of inColumns) expect(width).toBeLessThanOrEqual(text!.width);
});

test('an unknown address leads on: to pages with its words, and to the search', async () => {
  tab = await site.open({ ...desktop, allowed: /404 \(Not Found\)/ });
  await tab.visit('/guides/code-spliting/');
  const near = tab.page.getByRole('navigation', { name: 'You may be looking for' });
  await near.getByRole('link', { name: 'Code splitting' }).first().waitFor();
  await tab.page.getByRole('button', { name: 'Search the documentation' }).click();
  await tab.page.locator('[data-search-input]').waitFor();
});

test.each([
  ['/configuration/outptu/', '/configuration/output/'],
  ['/concepts/caching/', '/guides/caching/'],
])('%s offers the address that it is most like', async (path, meant) => {
  tab = await site.open({ ...desktop, allowed: /404 \(Not Found\)/ });
  await tab.visit(path);
  const near = tab.page.getByRole('navigation', { name: 'You may be looking for' });
  await expect.poll(() => near.getByRole('link').first().getAttribute('href')).toBe(meant);
});

test('an unknown address without similar pages offers pages to start from', async () => {
  tab = await site.open({ ...desktop, allowed: /404 \(Not Found\)/ });
  for (const path of ['/nothing-here/', '/404x/', '/nope/']) {
    await tab.visit(path);
    const start = tab.page.getByRole('navigation', { name: 'Pages to start from' });
    await start.getByRole('link', { name: 'All options' }).waitFor();
    expect(await tab.page.getByRole('navigation', { name: 'You may be looking for' }).count()).toBe(0);
  }
});

test('the list of all options has the width of the window, with its fields and header in view', async () => {
  tab = await site.open(desktop);
  await tab.visit('/configuration/all/');
  const table = tab.page.locator('.fact-table');
  expect((await table.boundingBox())!.width).toBeGreaterThan(900);
  await tab.page.locator('.fact-filter input').first().waitFor();
  await tab.page.evaluate(() => scrollTo(0, 2500));
  const bottomOf = async (selector: string) => {
    const box = (await tab.page.locator(selector).first().boundingBox())!;
    return { top: box.y, bottom: box.y + box.height };
  };
  const bar = await bottomOf('header');
  const fields = await bottomOf('.fact-filter');
  const head = await bottomOf('.fact-table thead');
  expect(fields.top).toBeGreaterThanOrEqual(bar.bottom - 1);
  expect(head.top).toBeGreaterThanOrEqual(fields.bottom - 1);
  expect(head.bottom).toBeLessThan(250);
});

test('what the chosen version of webpack does not have is dimmed and says since when, also after a reload', async () => {
  tab = await site.open(desktop);
  await tab.visit('/configuration/output/');
  await tab.page.mouse.move(600, 400);
  const newer = tab.page.locator('.prose [data-newer]');
  await tab.page.getByLabel('Your version').selectOption('5.20');
  await newer.first().waitFor();
  const marked = await newer.evaluateAll((all) => all.map((each) => [each.id, each.getAttribute('data-newer')]));
  expect(marked).toContainEqual(['outputhtml', expect.stringMatching(/^5\.1\d\d\.\d+\+$/)]);
  expect(await tab.page.locator('#sidebar [data-newer]').count()).toBeGreaterThan(0);
  expect(await tab.page.evaluate(() => localStorage.getItem('webpack-version'))).toBe('5.20');

  await tab.visit('/configuration/output/');
  await newer.first().waitFor();
  await tab.page.getByLabel('Your version').selectOption('any version');
  expect(await newer.count()).toBe(0);
  expect(await tab.page.evaluate(() => localStorage.getItem('webpack-version'))).toBe(null);
});

test('the order of hooks is a timeline that shows the hooks of one class and leads to each', async () => {
  tab = await site.open(desktop);
  await tab.visit('/api/plugins/#the-order-of-hooks');
  const steps = tab.page.locator('.timeline li');
  const compiler = tab.page.getByRole('button', { name: /^Compiler \d+$/ });
  await compiler.waitFor();
  const all = await steps.count();
  await compiler.click();
  const names = await steps.locator('code').allTextContents();
  expect(names.length).toBeLessThan(all);
  expect(names.filter((name) => !name.startsWith('Compiler.'))).toEqual([]);
  expect(names.indexOf('Compiler.run')).toBeLessThan(names.indexOf('Compiler.emit'));
  expect(await steps.locator('a[href="/api/compiler-hooks/#emit"]').count()).toBe(1);
});

describe('the row of sections', () => {
  const row = () => tab.page.getByRole('navigation', { name: 'Documentation', exact: true });
  const boxOf = async (of: Locator) => (await of.first().boundingBox())!;

  test('stays under the header on a long page, above what a hash leads to', async () => {
    tab = await site.open(desktop);
    await tab.visit('/configuration/output/#outputfilename');
    await expect.poll(() => tab.page.evaluate(() => scrollY)).toBeGreaterThan(500);
    const header = await boxOf(tab.page.locator('header'));
    const sections = await boxOf(row());
    const heading = await boxOf(tab.page.locator('#outputfilename code'));
    expect(sections.y).toBeCloseTo(header.y + header.height, 0);
    const air = heading.y - (sections.y + sections.height);
    expect(air).toBeGreaterThan(16);
    expect(air).toBeLessThan(48);
    expect((await boxOf(tab.page.locator('#sidebar'))).y).toBeCloseTo(sections.y + sections.height, 0);
    await row().getByRole('link', { name: 'Plugins' }).click();
    await tab.page.waitForURL('**/plugins/');
  });

  test('leaves the room to the text in a low window', async () => {
    tab = await site.open({ viewport: { width: 1440, height: 500 } });
    await tab.visit('/configuration/output/#outputfilename');
    await expect.poll(async () => (await boxOf(row())).y).toBeLessThan(0);
  });
});

test.each([
  ['/errors/openssl/', 1440],
  ['/errors/regenerator-runtime/', 1440],
  ['/errors/regenerator-runtime/', 360],
])('no word of the title of %s breaks that fits on a line of a window of %i pixels', async (address, width) => {
  tab = await site.open({ viewport: { width, height: 900 } });
  await tab.visit(address);
  const broken = await tab.page.locator('main h1').evaluate((title) => {
    const walker = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    const words: { text: string; lines: Set<number>; width: number }[] = [];
    let goesOn = false;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { 0: text, index } of (node.nodeValue ?? '').matchAll(/\S+/g)) {
        if (index > 0) goesOn = false;
        const range = new Range();
        range.setStart(node, index);
        range.setEnd(node, index + text.length);
        const word = goesOn ? words.at(-1)! : { text: '', lines: new Set<number>(), width: 0 };
        if (!goesOn) words.push(word);
        word.text += text;
        for (const { top, width: part } of range.getClientRects()) {
          word.lines.add(Math.round(top));
          word.width += part;
        }
        goesOn = index + text.length === node.nodeValue!.length;
      }
      if (/\s$/.test(node.nodeValue ?? '')) goesOn = false;
    }
    return words
      .filter(({ lines, width: whole }) => lines.size > 1 && whole < title.clientWidth)
      .map(({ text }) => text);
  });
  expect(broken).toEqual([]);
});

describe('the headings of the open page, at its right', () => {
  /** Returns the vertical positions of the list of headings and of the page's content. */
  const tops = () =>
    tab.page.evaluate(() => {
      const topOf = (selector: string) => Math.round(document.querySelector(selector)!.getBoundingClientRect().top);
      return { list: topOf('#sidebar [data-reading]'), page: topOf('main') };
    });

  test.each([1240, 1280, 1343, 1440])('have a column of their own in a window of %i px', async (width) => {
    tab = await site.open({ viewport: { width, height: 800 } });
    await tab.visit('/guides/code-splitting/');
    const boxOf = async (selector: string) => (await tab.page.locator(selector).boundingBox())!;
    const list = await boxOf('#sidebar [data-reading]');
    const article = await boxOf('article');
    expect(list.x).toBeGreaterThan(article.x + article.width + 20);
    expect(list.x + list.width).toBeLessThanOrEqual(width - 24);
    expect(article.width).toBeGreaterThan(680);
  });

  test.each([
    ['low', 'with', 640],
    ['low', 'without', 640],
    ['tall', 'with', 900],
    ['tall', 'without', 900],
  ])(
    'begin where the page begins, and scrolled below the bars, in a %s window %s a notice',
    async (_, notice, height) => {
      tab = await site.open({ viewport: { width: 1440, height } });
      if (notice === 'without') await tab.page.addInitScript(() => localStorage.setItem('notification-dismissed', '3'));
      await tab.visit('/guides/code-splitting/');
      const { list, page } = await tops();
      expect(list).toBe(page + 32);
      const bars = await tab.page.locator('#sidebar').evaluate((sidebar) => parseFloat(getComputedStyle(sidebar).top));
      await tab.page.evaluate(() => scrollTo(0, 400));
      await expect.poll(async () => (await tops()).list).toBe(bars + 32);
    },
  );
});

test('tables of one kind have the same columns on a page', async () => {
  tab = await site.open(desktop);
  await tab.visit('/plugins/');
  const heads = tab.page.locator('.prose tr:first-child > th:first-child', { hasText: /^Plugin$/ });
  const widths = await heads.evaluateAll((cells) =>
    cells.map((cell) => Math.round(cell.getBoundingClientRect().width)),
  );
  expect(widths.length).toBeGreaterThan(3);
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThanOrEqual(1);
});

test('the header of a long table stays in sight below the bars, above what a hash leads to', async () => {
  tab = await site.open(desktop);
  await tab.visit('/configuration/optimization/');
  const header = tab.page.locator('.prose table:has(tbody tr:nth-child(9)):not(:has(th:nth-child(4))) thead').first();
  const row = header.locator('xpath=following-sibling::tbody/tr[6]');
  await row.evaluate((it) => it.scrollIntoView());
  await expect.poll(async () => (await row.boundingBox())!.y).toBeLessThan(400);
  const bars = await tab.page.locator('#sidebar').evaluate((sidebar) => parseFloat(getComputedStyle(sidebar).top));
  expect((await header.boundingBox())!.y).toBeCloseTo(bars, 0);
  const name = row.locator('a, code').first();
  await name.evaluate((it) => it.setAttribute('id', 'in-a-table'));
  await name.evaluate((it) => it.scrollIntoView());
  const { y, height } = (await header.boundingBox())!;
  expect((await name.boundingBox())!.y).toBeGreaterThanOrEqual(y + height);
});

test('on a phone, the labels of facts leave the room to what they say', async () => {
  tab = await site.open({ viewport: { width: 360, height: 740 } });
  await tab.visit('/configuration/output/');
  const facts = tab.page.locator('.prose dl.facts').first();
  const [label, value] = [facts.locator('dt').first(), facts.locator('dd').first()];
  expect((await value.boundingBox())!.x - (await label.boundingBox())!.x).toBeLessThan(80);
});

test('comparisons fit a wide window, in equal columns', async () => {
  tab = await site.open(desktop);
  // The site's own font may come too late for the first page of a visit, and another font makes other widths.
  await tab.visit('/concepts/');
  await tab.visit('/comparison/');
  const widths = await tab.page.locator('.prose .table').evaluateAll((tables) =>
    tables.map((table) => ({
      cut: table.scrollWidth - table.clientWidth,
      compared: [...table.querySelectorAll('thead td ~ th')].map((head) => head.getBoundingClientRect().width),
    })),
  );
  expect(widths.map(({ cut }) => cut).filter(Boolean)).toEqual([]);
  const wide = widths.filter(({ compared }) => compared.length > 4);
  expect(wide.length).toBeGreaterThan(2);
  // A long name may make its column a little wider than the others.
  for (const { compared } of wide) expect(Math.max(...compared) - Math.min(...compared)).toBeLessThanOrEqual(24);
});

test('on a phone, the names of a wide table stay in sight while it is scrolled', async () => {
  tab = await site.open({ viewport: { width: 360, height: 740 } });
  await tab.visit('/comparison/');
  const table = tab.page.locator('.prose .table:has(th:nth-child(5))').first();
  await table.scrollIntoViewIfNeeded();
  const name = table.locator('tbody td').first();
  const { x } = (await name.boundingBox())!;
  await table.evaluate((region) => region.scrollTo(400, 0));
  expect(await table.evaluate((region) => region.scrollLeft)).toBe(400);
  expect((await name.boundingBox())!.x).toBe(x);
});

test('what has a border ends where the column ends', async () => {
  tab = await site.open(desktop);
  await tab.visit('/guides/code-splitting/');
  const ends = await tab.page
    .locator('.prose :is(.part > figure.code, .part > .project, .table)')
    .evaluateAll((blocks) => blocks.map((block) => Math.round(block.getBoundingClientRect().right)));
  expect(ends.length).toBeGreaterThan(10);
  expect(new Set(ends).size).toBe(1);
});

test('on the blog, the date of a post is beside its title, and on a phone below it', async () => {
  tab = await site.open(desktop);
  await tab.visit('/blog/');
  const title = tab.page.locator('h3 > a[href*="/blog/20"]').first();
  const date = tab.page.locator('h3:has(> a[href*="/blog/20"]) + p').first();
  const boxes = async () => [(await date.boundingBox())!, (await title.boundingBox())!] as const;
  const [beside, titled] = await boxes();
  expect(beside.x + beside.width).toBeLessThanOrEqual(titled.x);
  expect(Math.abs(beside.y + beside.height / 2 - titled.y - titled.height / 2)).toBeLessThan(6);
  await tab.page.setViewportSize({ width: 360, height: 740 });
  const [below, above] = await boxes();
  expect(below.x).toBe(above.x);
  expect(below.y).toBeGreaterThanOrEqual(above.y + above.height);
});

test('the row above a title begins with a link to what is above the page', async () => {
  tab = await site.open(desktop);
  for (const [address, parent] of [
    ['/plugins/define-plugin/', '/plugins/'],
    ['/plugins/', '/'],
    ['/glossary/', '/'],
  ] as const) {
    await tab.visit(address);
    const row = tab.page.locator('article > :first-child');
    expect(await row.locator('> :first-child').getAttribute('href'), address).toBe(parent);
  }
});

test('what copies a page is beside its title, ends where the column ends, and covers no word', async () => {
  tab = await site.open(desktop);
  for (const [address, width] of [
    ['/plugins/define-plugin/', 1440],
    ['/plugins/normal-module-replacement-plugin/', 1024],
    ['/api/contextmodulefactory-hooks/', 1920],
  ] as const) {
    await tab.page.setViewportSize({ width, height: 900 });
    await tab.visit(address);
    const boxOf = async (locator: Locator) => (await locator.boundingBox())!;
    const title = await boxOf(tab.page.locator('main h1'));
    const button = await boxOf(tab.page.getByRole('button', { name: 'Copy as Markdown' }));
    const article = await boxOf(tab.page.locator('article'));
    expect(button.x + button.width, `${address} at ${width}`).toBeCloseTo(article.x + article.width, 0);
    const ends = await tab.page.locator('main h1').evaluate((heading) => {
      const range = document.createRange();
      range.selectNodeContents(heading);
      return [...range.getClientRects()].map(({ right }) => right);
    });
    expect(Math.max(...ends), `${address} at ${width}`).toBeLessThanOrEqual(button.x);
    expect(button.y + button.height / 2, `${address} at ${width}`).toBeGreaterThan(title.y);
    expect(button.y + button.height / 2, `${address} at ${width}`).toBeLessThan(title.y + title.height);
  }
});

test('on a phone, the row above a title is a bar below the header that leads to the headings', async () => {
  tab = await site.open({ viewport: { width: 360, height: 740 } });
  await tab.visit('/guides/code-splitting/');
  const row = tab.page.locator('article > :first-child');
  const title = (await tab.page.locator('main h1').boundingBox())!;
  expect((await row.boundingBox())!.y).toBeLessThan(title.y);
  await tab.page.evaluate(() => scrollTo(0, 2000));
  const header = (await tab.page.locator('header').boundingBox())!;
  await expect.poll(async () => (await row.boundingBox())!.y).toBeCloseTo(header.y + header.height, 0);
  await row.getByRole('link', { name: 'On this page' }).click();
  await tab.page.getByRole('dialog', { name: 'On this page' }).waitFor();
});

test('on a phone, the header gives way to the text while one scrolls down, and comes back', async () => {
  tab = await site.open({ viewport: { width: 360, height: 740 } });
  await tab.visit('/guides/code-splitting/');
  const topOf = async (of: string) => Math.round((await tab.page.locator(of).first().boundingBox())!.y);
  const header = await tab.page.locator('header').evaluate(({ clientHeight }) => clientHeight);
  await tab.page.mouse.move(100, 400);
  const scroll = async (by: number) => {
    await tab.page.mouse.wheel(0, by);
    return [await topOf('header'), await topOf('article > :first-child')];
  };
  await expect.poll(() => scroll(300)).toEqual([-header, 0]);
  await expect.poll(() => scroll(-50)).toEqual([0, header]);
  await expect.poll(() => scroll(300)).toEqual([-header, 0]);
  await tab.page.getByRole('button', { name: 'Search' }).first().focus();
  await expect.poll(() => topOf('header')).toBe(0);
});

test.each([
  ['phone', 360],
  ['tablet', 768],
] as const)('on a %s the text begins where the header begins', async (_name, width) => {
  tab = await site.open({ viewport: { width, height: 900 } });
  await tab.visit('/guides/code-splitting/');
  const startOf = async (of: Locator) => Math.round((await of.first().boundingBox())!.x);
  const header = await tab.page
    .locator('header > div')
    .evaluate((bar) => parseFloat(getComputedStyle(bar).paddingLeft));
  expect(await startOf(tab.page.locator('h1'))).toBe(header);
  expect(await startOf(tab.page.locator('.prose > .part > p'))).toBe(header);
});

test.each([1024, 1280, 1440])(
  'the list of all options ends with the header in a window of %s px, and its fields room for words',
  async (width) => {
    tab = await site.open({ viewport: { width, height: 800 } });
    await tab.visit('/configuration/all/');
    const field = tab.page.locator('.fact-filter input').first();
    await field.waitFor();
    expect((await field.boundingBox())!.width).toBeGreaterThan(140);
    const table = (await tab.page.locator('.table:has(> .fact-table)').boundingBox())!;
    const headerEnd = await tab.page
      .locator('header > div')
      .evaluate((bar) => bar.getBoundingClientRect().right - parseFloat(getComputedStyle(bar).paddingRight));
    expect(headerEnd).toBeGreaterThan(width - 60);
    expect(Math.abs(table.x + table.width - headerEnd)).toBeLessThan(1);
    expect(await tab.page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  },
);

describe('the sidebar', () => {
  test('keeps the title of the group in sight whose pages are', async () => {
    tab = await site.open(desktop);
    await tab.visit('/plugins/split-chunks-plugin/');
    const sidebar = tab.page.locator('#sidebar');
    const title = sidebar.getByRole('heading', { name: 'webpack', exact: true });
    await sidebar.evaluate((column) => column.scrollTo(0, 700));
    const top = (await sidebar.boundingBox())!.y;
    await expect.poll(async () => Math.round((await title.boundingBox())!.y - top)).toBe(0);
  });

  test('as a drawer keeps the button that closes it in sight', async () => {
    tab = await site.open({ viewport: { width: 360, height: 740 } });
    await tab.visit('/plugins/split-chunks-plugin/');
    await tab.page.getByRole('button', { name: 'Menu', exact: true }).click();
    const close = tab.page.locator('#sidebar [data-close]');
    await tab.page.locator('#sidebar').evaluate((drawer) => drawer.scrollTo(0, 900));
    await expect.poll(async () => (await close.boundingBox())!.y).toBeLessThan(40);
    expect((await close.boundingBox())!.y).toBeGreaterThanOrEqual(0);
    await close.click();
    await expect.poll(() => close.isVisible()).toBe(false);
  });
});

describe('in forced colors', () => {
  /** Returns the number of colors in an element's screenshot, which is 1 if nothing is drawn there. */
  const colorsOf = async (place: Locator) => {
    const picture = (await place.screenshot()).toString('base64');
    return tab.page.evaluate(async (source) => {
      const bytes = Uint8Array.from(atob(source), (sign) => sign.charCodeAt(0));
      const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d')!;
      context.drawImage(image, 0, 0);
      return new Set(new Uint32Array(context.getImageData(0, 0, image.width, image.height).data.buffer)).size;
    }, picture);
  };

  test('the icons of buttons can be seen', async () => {
    tab = await site.open({ ...desktop, forcedColors: 'active' });
    await tab.visit('/guides/code-splitting/');
    expect(await colorsOf(tab.page.locator('.prose figure.code > .copy').first())).toBeGreaterThan(1);
  });

  test('the icons of callouts and the mark of the open page can be seen', async () => {
    tab = await site.open({ ...desktop, forcedColors: 'active' });
    await tab.visit('/loaders/css-loader/');
    const drawn = (place: Locator) =>
      place.evaluate((element) => {
        const { backgroundColor, borderInlineStartWidth } = getComputedStyle(element, '::before');
        return { icon: backgroundColor, line: borderInlineStartWidth, ink: getComputedStyle(element).color };
      });
    const title = await drawn(tab.page.locator('.note-title').first());
    expect(title.icon).toBe(title.ink);
    const current = tab.page.locator('#sidebar div:has(> [aria-current="page"])');
    expect((await drawn(current.first())).line).toBe('3px');
  });

  test('drawings have the colors of the system', async () => {
    tab = await site.open({ ...desktop, colorScheme: 'dark', forcedColors: 'active' });
    await tab.visit('/guides/code-splitting/');
    const [text, page] = await tab.page.evaluate(() => [
      getComputedStyle(document.querySelector('.d-text')!).fill,
      getComputedStyle(document.body).color,
    ]);
    expect(text).toBe(page);
  });
});

test('lines of output that are cut off fade out, until their end is in view, and commands wrap', async () => {
  tab = await site.open({ viewport: { width: 360, height: 740 } });
  await tab.visit('/guides/code-splitting/');
  const fadeOf = (block: Locator) => block.evaluate((pre) => getComputedStyle(pre).maskImage);
  const wide = tab.page.locator('.prose [data-terminal="output"] pre', { hasText: '[emitted]' }).first();
  await wide.scrollIntoViewIfNeeded();
  await expect.poll(() => fadeOf(wide)).toMatch(/gradient/);
  await wide.evaluate((pre) => pre.scrollTo({ left: pre.scrollWidth }));
  await expect.poll(() => fadeOf(wide)).toBe('none');
  const narrow = tab.page.locator('.prose pre', { hasText: /^node largest\.js\s*$/ });
  await narrow.scrollIntoViewIfNeeded();
  expect(await fadeOf(narrow)).toBe('none');
  const command = tab.page.locator('.prose pre', { hasText: 'npm install --save-dev webpack webpack-cli' }).first();
  expect(await command.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
  expect(await fadeOf(command)).toBe('none');
});

test('checked blocks say so without a pointer on them, where there is room', async () => {
  tab = await site.open(desktop);
  await tab.visit('/guides/code-splitting/');
  const block = tab.page.locator('.prose .part > figure.verified[data-terminal="input"]:not(:has(> .try))').first();
  const mark = () => block.evaluate((figure) => getComputedStyle(figure, '::after').content);
  expect(await mark()).toContain('Checked');
  await tab.page.setViewportSize({ width: 360, height: 740 });
  await expect.poll(mark).not.toContain('Checked');
});

test.each([
  ['desktop', desktop],
  ['phone', { viewport: { width: 360, height: 740 } }],
] as const)(
  'all checked blocks have the same mark, on a %s, and nothing in a title row overlaps',
  async (_, options) => {
    tab = await site.open(options);
    await tab.visit('/guides/code-splitting/');
    await tab.page.mouse.move(2, 300);
    await tab.page.locator('[data-form-choice]').first().waitFor({ state: 'attached' });
    const { marks, overlaps } = await tab.page.evaluate(() => {
      const figures = [...document.querySelectorAll('.prose figure.verified')].filter((each) => each.checkVisibility());
      const edges = figures.map((figure) => {
        const of = (selector: string) => figure.querySelector(`:scope > ${selector}`)?.getBoundingClientRect();
        const { insetInlineEnd, width } = getComputedStyle(figure, '::after');
        const right = figure.getBoundingClientRect().right - parseFloat(insetInlineEnd);
        const before = [of('.try'), of('select')].filter(
          (box) => box && box.top < figure.getBoundingClientRect().top + 30,
        );
        return {
          toText: Math.min(...before.map((box) => right - parseFloat(width) - box!.right)),
          toButtons: Math.min(...[of('.wrap'), of('.copy')].filter(Boolean).map((box) => box!.left - right)),
        };
      });
      return {
        marks: [...new Set(figures.map((figure) => getComputedStyle(figure, '::after').content))],
        overlaps: edges.filter(({ toText, toButtons }) => toText < 0 || (toText < 99 && toText > 16) || toButtons < 0),
      };
    });
    expect(marks).toHaveLength(1);
    expect(overlaps).toEqual([]);
  },
);

test('before the first interaction, a configuration shows the select that comes with it', async () => {
  tab = await site.open(desktop);
  await tab.visit('/guides/code-splitting/');
  const block = tab.page.locator('.prose figure[data-forms]').filter({ visible: true }).first();
  const drawn = () =>
    block.evaluate((figure) => {
      const { content, width, height, insetInlineEnd } = getComputedStyle(figure, '::before');
      return { content, width, height, insetInlineEnd };
    });
  const before = await drawn();
  await tab.page.mouse.move(600, 300);
  const select = block.locator('> select');
  await select.waitFor();
  const after = await select.evaluate((element: HTMLSelectElement) => {
    const { width, height, insetInlineEnd } = getComputedStyle(element);
    return { content: JSON.stringify(element.selectedOptions[0]!.text), width, height, insetInlineEnd };
  });
  expect(after).toEqual(before);
});

test('drawings keep their words inside on a page that is read from right to left', async () => {
  tab = await site.open(desktop);
  await tab.visit('/guides/code-splitting/');
  await tab.page.evaluate(() => (document.documentElement.dir = 'rtl'));
  const outside = await tab.page.locator('.prose .diagram svg:visible').evaluateAll((drawings) =>
    drawings.flatMap((drawing) => {
      const { left, right } = drawing.getBoundingClientRect();
      return Array.from(drawing.querySelectorAll('text')).flatMap((words) => {
        const box = words.getBoundingClientRect();
        return box.left < left || box.right > right ? [words.textContent] : [];
      });
    }),
  );
  expect(outside).toEqual([]);
});

test('what the footer offers keeps to a narrow window', async () => {
  tab = await site.open({ viewport: { width: 360, height: 740 } });
  await tab.visit('/concepts/');
  const footer = tab.page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  await footer.getByRole('button', { name: 'Make all pages available offline' }).waitFor();
  expect(await tab.page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('what is above the panes of the playground begins where the header does', async () => {
  for (const width of [390, 1440, 1920]) {
    tab = await site.open({ viewport: { width, height: 900 } });
    await tab.visit('/playground/');
    /** Returns the horizontal position of a box's content. */
    const inside = (it: Locator) =>
      it.evaluate((box) => box.getBoundingClientRect().x + parseFloat(getComputedStyle(box).paddingInlineStart));
    const header = await inside(tab.page.locator('header > div').first());
    expect(await inside(tab.page.locator('main .above a'))).toBe(header);
    const build = await tab.page.getByRole('button', { name: 'Build', exact: true }).boundingBox();
    expect(build?.x).toBe(header);
  }
});

test('the links to the sections stay where they are, whichever is open', async () => {
  tab = await site.open(desktop);
  const places = async (address: string) => {
    await tab.visit(address);
    return tab.page
      .locator('.section-row a')
      .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().x));
  };
  expect(await places('/guides/')).toEqual(await places('/concepts/'));
});
