import { expect, test } from 'vitest';
import type { Tab } from './browser.ts';
import { siteForTests } from './browser.ts';

const site = siteForTests();
let tab: Tab;

/** Pauses the hero's animations at a time after their start, in milliseconds. */
const heroAt = (time: number) =>
  tab.page.locator('main header').evaluate((hero, at) => {
    for (const animation of hero.getAnimations({ subtree: true })) {
      animation.pause();
      animation.currentTime = at;
    }
  }, time);
/** Returns the rotating word that is visible in the heading. */
const shownWord = () =>
  tab.page.locator('h1 > span:last-child > span').evaluateAll((words) =>
    words
      .filter((word) => word.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .map((word) => word.textContent)
      .join(),
  );
const pause = () => tab.page.getByRole('checkbox', { name: 'Pause animation' });

/** A window in which the hero has the sizes that the specification requires. In wider windows, it is larger. */
const plain = { viewport: { width: 700, height: 900 } };

test(
  'the word changes after five seconds, then every five, through all four and round again',
  { tags: 'row/home' },
  async () => {
    tab = await site.open(plain);
    await tab.visit('/');
    const seen: [time: number, word: string][] = [];
    for (const time of [0, 4900, 5100, 9900, 10_100, 15_100, 20_100, 25_100, 40_100]) {
      await heroAt(time);
      seen.push([time, await shownWord()]);
    }
    expect(seen).toEqual([
      [0, 'assets'],
      [4900, 'assets'],
      [5100, 'scripts'],
      [9900, 'scripts'],
      [10_100, 'images'],
      [15_100, 'styles'],
      [20_100, 'assets'],
      [25_100, 'scripts'],
      [40_100, 'assets'],
    ]);
    expect(await tab.page.locator('h1 > span:last-child').evaluate((place) => getComputedStyle(place).width)).toBe(
      '110px',
    );
  },
);

test('screen readers hear one heading that does not change', async () => {
  tab = await site.open();
  await tab.visit('/');
  expect(await tab.page.getByRole('heading', { level: 1 }).getAttribute('aria-label')).toBe(
    'webpack: bundle your assets, scripts, images, styles',
  );
});

test('no word is cut off by its place', async () => {
  tab = await site.open();
  await tab.visit('/');
  const place = tab.page.locator('h1 > span:last-child');
  const widths = await place.evaluate((element) => [...element.children].map(({ scrollWidth }) => scrollWidth));
  expect(widths).toHaveLength(4);
  expect(Math.max(...widths)).toBeLessThanOrEqual(await place.evaluate(({ clientWidth }) => clientWidth));
});

test('the cube has an edge of 120 px and turns a quarter every five seconds', async () => {
  tab = await site.open(plain);
  await tab.visit('/');
  const cube = tab.page.locator('main header > div > div').first();
  expect(await cube.evaluate((box) => (box as HTMLElement).offsetWidth)).toBe(120);
  // Set the animation's clock instead of waiting.
  const angles = await cube.evaluate((box) => {
    const [animation] = box.getAnimations();
    animation!.pause();
    return [0, 2500, 5000, 10_000, 15_000, 20_000].map((time) => {
      animation!.currentTime = time;
      return getComputedStyle(box).transform;
    });
  });
  expect(angles[1]).toBe(angles[0]);
  expect(new Set(angles.slice(1, 5)).size).toBe(4);
});

test('nothing moves for readers who ask for less motion', { tags: 'row/home' }, async () => {
  tab = await site.open({ reducedMotion: 'reduce' });
  await tab.visit('/');
  expect(await shownWord()).toBe('assets');
  expect(await tab.page.locator('main header').evaluate((hero) => hero.getAnimations({ subtree: true }).length)).toBe(
    0,
  );
  expect(await pause().count()).toBe(0);
});

test.each([true, false])('the animation can be paused and played by keyboard, with scripts: %s', async (scripts) => {
  tab = await site.open({ javaScriptEnabled: scripts });
  await tab.visit('/');
  const running = () =>
    tab.page
      .locator('h1 > span:last-child > span, main header > div > div')
      .evaluateAll((parts) => parts.map((part) => getComputedStyle(part).animationPlayState.split(',')[0]));
  expect(new Set(await running())).toEqual(new Set(['running']));
  await pause().focus();
  await tab.page.keyboard.press('Space');
  expect(await running()).toHaveLength(6);
  expect(new Set(await running())).toEqual(new Set(['paused']));
  await tab.page.keyboard.press('Space');
  expect(new Set(await running())).toEqual(new Set(['running']));
});

test('four files and what the installed webpack makes of them', { tags: 'row/home' }, async () => {
  tab = await site.open();
  await tab.visit('/');
  const section = tab.page.locator('section', {
    has: tab.page.getByRole('heading', { name: 'What goes in, what comes out' }),
  });
  expect(await section.locator('figcaption b').allInnerTexts()).toEqual([
    'src/index.js',
    'src/parcel.js',
    'webpack.config.js',
    'page.html',
    'dist/bundle.js',
  ]);
  const version = await tab.page.locator('html').getAttribute('data-webpack-version');
  expect(await section.innerText()).toContain(`webpack ${version} compiled successfully`);
  // Run the displayed bundle to test that it does the same as its sources.
  const code = await section.locator('figure').last().locator('code').innerText();
  await tab.page.goto('about:blank');
  expect(
    await tab.page.evaluate((bundle) => {
      document.body.innerHTML = '<main></main>';
      // eslint-disable-next-line no-new-func
      new Function(bundle)();
      return document.querySelector('main')!.textContent;
    }, code),
  ).toBe('A parcel of 3 kg');
});

test('the bars under the sizes are in proportion to them', async () => {
  tab = await site.open();
  await tab.visit('/');
  const sizes = await tab.page.locator('main section span:has(> svg rect)').evaluateAll((all) =>
    all.map((size) => ({
      bytes: Number.parseInt(size.textContent, 10),
      width: size.querySelector('rect')!.getBoundingClientRect().width,
    })),
  );
  expect(sizes).toHaveLength(2);
  const [before, after] = sizes;
  expect(after!.width / before!.width).toBeCloseTo(after!.bytes / before!.bytes, 2);
  // The size before bundling is that of the two modules. The configuration and the HTML page don't count.
  const sources = await tab.page.getByText(/^src\/.*, \d+ bytes$/).allTextContents();
  const bytes = sources.map((text) => Number(/(\d+) bytes$/.exec(text)![1]));
  expect(bytes).toHaveLength(2);
  expect(before!.bytes).toBe(bytes[0]! + bytes[1]!);
});

test.each([360, 1440])('at %d px no name of the bundle is broken', async (width) => {
  tab = await site.open({ viewport: { width, height: 800 } });
  await tab.visit('/');
  // A name that is broken across lines has client rectangles at different heights.
  const broken = await tab.page.locator('figure.wrapped figcaption + pre code').evaluate((code) => {
    const texts = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (texts.nextNode()) {
      const { data } = texts.currentNode as Text;
      for (const { 0: name, index } of data.matchAll(/\w+/g)) {
        const range = document.createRange();
        range.setStart(texts.currentNode, index);
        range.setEnd(texts.currentNode, index + name.length);
        if (new Set([...range.getClientRects()].map(({ top }) => top)).size > 1) found.push(name);
      }
    }
    return found;
  });
  expect(broken).toEqual([]);
});

test.each([
  [360, 5800],
  [1440, 3200],
])('at %d px the page is at most %d px long, and all its parts start at one edge', async (width, longest) => {
  tab = await site.open({ viewport: { width, height: 900 } });
  await tab.visit('/');
  await tab.page.getByRole('heading', { name: 'Support the Team' }).scrollIntoViewIfNeeded();
  await tab.page.locator('[data-rank]').first().waitFor();
  expect(await tab.page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(longest);
  const edges = await tab.page
    .locator('main h1, main nav a b, #install-webpack, #support-the-team')
    .evaluateAll((all) =>
      all
        .map((part) => (part.closest('li') ?? part).getBoundingClientRect().left)
        .filter((left) => left < innerWidth / 5)
        .map(Math.round),
    );
  expect(new Set(edges).size).toBe(1);
});

test('the addresses of old answer', async () => {
  tab = await site.open();
  for (const id of ['install-webpack', 'write-your-code', 'bundle-it', 'awesome-isnt-it-lets-dive-in']) {
    await tab.visit(`/#${id}`);
    const target = tab.page.locator(`[id="${id}"]`);
    expect(await target.count()).toBe(1);
    await expect
      .poll(() => target.evaluate((element) => Math.abs(element.getBoundingClientRect().top) < innerHeight))
      .toBe(true);
  }
});

test('the starting points and the team section are in the document without scripts', async () => {
  tab = await site.open({ javaScriptEnabled: false });
  await tab.visit('/');
  const points = tab.page.getByRole('navigation', { name: 'Start here' });
  for (const address of [
    '/guides/getting-started/',
    '/configuration/all/',
    '/migrate/',
    '/contribute/writing-a-plugin/',
  ]) {
    expect(await points.locator(`a[href="${address}"]`).count()).toBe(1);
  }
  expect(await tab.page.getByRole('heading', { name: 'Support the Team' }).isVisible()).toBe(true);
});

test.each([1280, 1440, 1920])('at %d px the files around the cube fit next to the text', async (width) => {
  tab = await site.open({ viewport: { width, height: 800 } });
  await tab.visit('/');
  const text = await tab.page.locator('main header p').first().boundingBox();
  const boxes = await tab.page.locator('main header rect').evaluateAll((all) =>
    all.map((box) => {
      const { left, right, height } = box.getBoundingClientRect();
      return { left, right, height };
    }),
  );
  expect(boxes).toHaveLength(7);
  expect(Math.min(...boxes.map(({ left }) => left))).toBeGreaterThan(text!.x + text!.width);
  expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThanOrEqual(width);
  // The boxes are as high as three lines of 11 px text.
  expect(boxes[0]!.height).toBeGreaterThanOrEqual(33);
});

test('on phones the headline is large, and the cube is below the buttons', async () => {
  tab = await site.open({ viewport: { width: 360, height: 780 } });
  await tab.visit('/');
  expect(await tab.page.locator('main header rect').first().isVisible()).toBe(false);
  const size = await tab.page.locator('h1').evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize));
  expect(size).toBeGreaterThanOrEqual(40);
  const cube = await tab.page.locator('main header > [aria-hidden]').boundingBox();
  const button = await tab.page.getByRole('link', { name: 'Get started' }).first().boundingBox();
  expect(button!.y + button!.height).toBeLessThanOrEqual(cube!.y);
  expect(button!.y + button!.height).toBeLessThan(780);
});

test('the home page counts the options as the page with all of them does', async () => {
  tab = await site.open();
  await tab.visit('/');
  const said = await tab.page.getByText(/^Find each of the [\d,]+ options/).textContent();
  await tab.visit('/configuration/all/');
  const listed = await tab.page.getByText(/^\d+ of \d+ options$/).textContent();
  expect(Number(/[\d,]+/.exec(said!)![0].replace(',', ''))).toBe(Number(/(\d+) options$/.exec(listed!)![1]));
});
