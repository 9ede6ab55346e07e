import { describe, expect, test } from 'vitest';
import type { Tab } from './browser.ts';
import { siteForTests } from './browser.ts';
import { recordShifts, shiftsOf } from './layout-shifts.ts';

const site = siteForTests();
let tab: Tab;

const phone = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const desktop = { viewport: { width: 1280, height: 900 } };
/** Console errors that 404 pages cause. */
const expected = /404 \(Not Found\)/;

describe.each([
  ['phone', phone],
  ['desktop', desktop],
] as const)('on a %s', (_name, options) => {
  test.each([
    '/',
    '/concepts/',
    '/configuration/output/',
    '/loaders/css-loader/',
    '/plugins/',
    '/vote/',
    '/license/',
    '/no-such-page/',
  ])('nothing moves while %s loads', async (address) => {
    tab = await site.open({
      ...options,
      allowed: expected,
      before: recordShifts,
    });
    await tab.visit(address);
    expect(await shiftsOf(tab.page)).toEqual([]);
  });
});

test('a reader who asks for less motion sees none, anywhere on the home page and in the drawer', async () => {
  tab = await site.open({ ...phone, reducedMotion: 'reduce' });
  await tab.visit('/');
  await tab.page.getByRole('button', { name: 'Menu', exact: true }).click();
  await tab.page.getByRole('button', { name: 'Close the menu' }).waitFor();
  const long = await tab.page.evaluate(
    () =>
      document
        .getAnimations()
        .map((animation) => animation.effect!.getComputedTiming())
        .filter(({ endTime }) => Number(endTime) > 50).length,
  );
  expect(long).toBe(0);
});

test.each(['/concepts/', '/concepts/module-federation/', '/plugins/split-chunks-plugin/'])(
  'drawings of %s fit a phone, in a form whose words can be read',
  async (address) => {
    tab = await site.open(phone);
    await tab.visit(address);
    const drawing = tab.page.locator('figure.diagram').first();
    expect(await drawing.evaluate((figure) => figure.scrollWidth - figure.clientWidth)).toBe(0);
    expect(await drawing.locator('svg:visible').count()).toBe(1);
    const sizes = await drawing
      .locator('svg:visible text')
      .evaluateAll((words) => words.map((word) => word.getBoundingClientRect().height));
    expect(Math.min(...sizes)).toBeGreaterThanOrEqual(10);
    await drawing.focus();
    expect(await drawing.evaluate((figure) => figure === document.activeElement)).toBe(true);
  },
);

describe('the steps of a drawing', () => {
  /**
   * Returns the numbered labels of the visible drawing, each with the time at which it lights up, or undefined if it
   * doesn't.
   */
  const steps = async (options: Parameters<typeof site.open>[0]) => {
    tab = await site.open(options);
    await tab.visit('/guides/server-side-rendering/');
    const drawing = tab.page.locator('figure.diagram');
    const labels = drawing.locator('svg:visible .d-step text', { hasText: /^\d/ });
    const read = () =>
      labels.evaluateAll((words) =>
        words.map((word) => {
          const { animationName, animationDelay, animationIterationCount } = getComputedStyle(word);
          const once = animationName !== 'none' && animationIterationCount === '1';
          return [Number.parseInt(word.textContent, 10), once ? animationDelay : undefined];
        }),
      );
    expect(await read()).toEqual([1, 2, 3, 4, 5].map((step) => [step, undefined]));
    await drawing.focus();
    return read();
  };
  const inOrder = [1, 2, 3, 4, 5].map((step) => [step, `${(step - 1) / 2}s`]);

  test.each([
    ['a wide window', desktop],
    ['a phone', phone],
  ])('light up in their order, once, when it has the focus in %s', async (_name, options) => {
    expect(await steps(options)).toEqual(inOrder);
  });
  test('stay as they are for a reader who asks for less motion', async () => {
    expect(await steps({ ...desktop, reducedMotion: 'reduce' })).toEqual(inOrder.map(([step]) => [step, undefined]));
  });
});

test('long names in the sidebar break between their words', async () => {
  tab = await site.open(desktop);
  await tab.visit('/plugins/');
  const link = tab.page
    .getByRole('navigation', { name: 'Plugins' })
    .getByRole('link', { name: 'NormalModuleReplacementPlugin' });
  const lines = await link.evaluate((element) => {
    const range = document.createRange();
    const tops = new Map<number, string>();
    for (const node of element.childNodes) {
      if (node.nodeType !== Node.TEXT_NODE) continue;
      range.selectNode(node);
      for (const { top } of range.getClientRects())
        tops.set(Math.round(top), `${tops.get(Math.round(top)) ?? ''}${node.textContent}`);
    }
    return [...tops.values()];
  });
  expect(lines.length).toBeGreaterThan(1);
  expect(lines.join('')).toBe('NormalModuleReplacementPlugin');
});

test('the sidebar marks what is being read, however the reader got there', async () => {
  tab = await site.open(desktop);
  await tab.visit('/configuration/output/');
  const marked = () =>
    tab.page.evaluate(() => document.querySelector('[data-reading] [aria-current]')?.getAttribute('href')?.slice(1));
  /** Returns the id of the last heading in or above the upper quarter of the window, or of the page's first one. */
  const read = () =>
    tab.page.evaluate(() => {
      const headings = [...document.querySelectorAll('.prose :is(h2, h3)[id]')];
      const last = headings.findLast((heading) => heading.getBoundingClientRect().top <= innerHeight / 4);
      return (last ?? headings[0])!.id;
    });
  await expect.poll(async () => (await marked()) === (await read())).toBe(true);
  const scrolled = () => tab.page.evaluate(() => scrollY);
  const wheel = (distance: number) => () => tab.page.mouse.wheel(0, distance);
  const press = (key: string) => () => tab.page.keyboard.press(key);
  for (const move of [wheel(700), wheel(2500), wheel(6000), wheel(-4000), press('End'), press('Home')]) {
    const before = await scrolled();
    await move();
    await expect.poll(scrolled).not.toBe(before);
    await expect.poll(async () => (await marked()) === (await read())).toBe(true);
  }
});

test('a key of the configuration that was opened before its part woke stays open, and keeps the focus', async () => {
  tab = await site.open({
    ...desktop,
    before: async (page) => {
      let release: () => void = () => {};
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.exposeFunction('wakeNow', () => release());
      await page.route('**/config-explorer*.js', async (route) => {
        await held;
        await route.continue();
      });
    },
  });
  await tab.page.goto('/configuration/', { waitUntil: 'load' });
  const summary = tab.page.locator('.explorer summary', { hasText: 'Where webpack writes files' });
  await summary.scrollIntoViewIfNeeded();
  await summary.click();
  const statically = await tab.page.locator('.explorer').elementHandle();
  await tab.page.evaluate(() => (window as unknown as { wakeNow(): void }).wakeNow());
  await expect.poll(() => statically!.evaluate((old) => old.isConnected)).toBe(false);
  await expect.poll(() => summary.evaluate((element) => (element.parentElement as HTMLDetailsElement).open)).toBe(true);
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);
});

test.each([
  ['phone', phone],
  ['desktop', desktop],
] as const)('the list of all options fits on a %s without scrolling sideways', async (_name, options) => {
  tab = await site.open(options);
  await tab.visit('/configuration/all/');
  await tab.page.locator('[data-island=OptionsTable]').scrollIntoViewIfNeeded();
  const table = tab.page.getByRole('region', { name: 'Table: options' });
  await expect.poll(() => table.getByRole('row').count()).toBeGreaterThan(10);
  expect(await table.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
  await tab.page.getByRole('searchbox', { name: 'Search options' }).fill('output.webassemblyModuleFilename');
  await table.getByRole('cell', { name: 'output.webassemblyModuleFilename', exact: true }).waitFor();
  expect(await table.evaluate((region) => region.scrollWidth - region.clientWidth)).toBe(0);
});

test('on paper the dark theme is the light one, drawings included', async () => {
  const colors = async (colorScheme: 'light' | 'dark') => {
    tab = await site.open({ colorScheme });
    await tab.visit('/concepts/');
    await tab.page.emulateMedia({ media: 'print', colorScheme });
    const seen = await tab.page.evaluate(() =>
      ['html', '.d-box-accent', '.d-box-soft', '.d-text', '.prose figure.code', '.prose .k', '.note'].map(
        (selector) => {
          const element = document.querySelector(selector);
          if (!element) return selector;
          const { color, backgroundColor, fill, borderColor } = getComputedStyle(element);
          return { selector, color, backgroundColor, fill, borderColor };
        },
      ),
    );
    return seen;
  };
  const [light, dark] = [await colors('light'), await colors('dark')];
  expect(dark).toEqual(light);
});

test('in forced colors only the open section is underlined', async () => {
  tab = await site.open({ ...desktop, forcedColors: 'active' });
  await tab.visit('/guides/caching/');
  const underlined = await tab.page.locator('nav[aria-label="Documentation"] a').evaluateAll((links) =>
    links
      .filter((link) => {
        const line = getComputedStyle(link);
        const drawn = getComputedStyle(link, '::after');
        return (
          line.textDecorationLine !== 'none' ||
          (line.borderBottomStyle !== 'none' && Number.parseFloat(line.borderBottomWidth) > 0) ||
          (drawn.content !== 'none' && drawn.content !== 'normal')
        );
      })
      .map((link) => link.textContent),
  );
  expect(underlined).toEqual(['Guides']);
});

test.each(['/configuration/output/', '/configuration/all/'])(
  'what has arrived of %s stands where it stays',
  async (address) => {
    /** Returns the horizontal position of an element in a document that has only arrived up to `end`. */
    const startIn = async (end: string | undefined, selector: string) => {
      const { page } = await site.open({ ...desktop, javaScriptEnabled: false });
      await page.route(`**${address}`, async (route) => {
        const answer = await route.fetch();
        const whole = await answer.text();
        await route.fulfill({ response: answer, body: end ? whole.slice(0, whole.indexOf(end)) : whole });
      });
      await page.goto(address);
      return page.locator(selector).evaluate((element) => element.getBoundingClientRect().x);
    };
    expect(await startIn('<main', '#sidebar')).toBe(await startIn(undefined, '#sidebar'));
    expect(await startIn('</h1>', 'h1')).toBe(await startIn(undefined, 'h1'));
  },
);

test.each([
  ['phone', phone],
  ['desktop', desktop],
] as const)('what has arrived of the header stands where it stays, on a %s', async (_name, options) => {
  const { page } = await site.open({ ...options, allowed: expected });
  // Use system fonts, because web fonts may load too late, which changes the positions.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const whole = await (await page.request.get('/no-such-page/')).text();
  const header = whole.indexOf('<header');
  const controls = [...whole.slice(header, whole.indexOf('</header>')).matchAll(/<(?:a|button) /g)];
  expect(controls.length).toBeGreaterThan(8);
  /** Returns the positions of the visible controls, keyed by name. */
  const placesIn = async (html: string) => {
    await page.route('**/no-such-page/', (route) =>
      route.fulfill({ status: 404, contentType: 'text/html', body: html }),
    );
    await page.goto('/no-such-page/');
    return page
      .locator('header :is(a, button)')
      .evaluateAll((all) =>
        Object.fromEntries(
          all
            .filter((one) => one.checkVisibility({ visibilityProperty: true }))
            .map((one) => [one.ariaLabel ?? one.textContent, one.getBoundingClientRect().x]),
        ),
      );
  };
  const places = await placesIn(whole);
  expect(Object.keys(places)).toEqual(expect.arrayContaining(['webpack', 'Search', 'Languages']));
  for (const { index } of controls) expect(places).toMatchObject(await placesIn(whole.slice(0, header + index)));
});
