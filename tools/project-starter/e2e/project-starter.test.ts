/**
 * Tests the page `/tools/start/` in the browser. The generated projects are tested by `npm run check:tool --
 * project-starter`.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { unzipSync } from 'fflate';
import { installedVersions } from '../build/versions.ts';
import { generate } from '../model/generate.ts';
import { textOf } from '../model/project.ts';
import { firstAnswers } from '../model/questions.ts';
import { shellCommand } from '../model/shell.ts';
import { siteForTests, type Tab, type TabOptions } from '../../../e2e/browser.ts';
import { deadControls, emulatePrint } from '../../../e2e/print-view.ts';
import { shiftsOf, slowWindows } from '../../../e2e/layout-shifts.ts';
import { untilCached } from '../../../e2e/until-cached.ts';
import { axeViolations } from '../../../e2e/axe.ts';

const site = siteForTests();
const versions = installedVersions();

async function openStart(query = '', options: TabOptions = {}): Promise<Tab> {
  const tab = await site.open(options);
  await tab.visit(`/tools/start/${query}`);
  return tab;
}
const panel = ({ page }: Tab) => page.getByRole('tabpanel');
/** Returns the code of the open file, without the reasons next to it. */
const code = async (tab: Tab) => (await panel(tab).locator('pre').allTextContents()).join('');

test('without JavaScript, it says what it needs and shows every file of the first project', async () => {
  const tab = await openStart('', { javaScriptEnabled: false });
  expect(await tab.page.locator('main noscript').innerText()).toContain('You need JavaScript');
  expect(await code(tab)).toBe(generate(firstAnswers, versions).files.map(textOf).join(''));
});

test(
  'an answer changes the files, the answers that do not go with it, and the address',
  { tags: 'main-way' },
  async () => {
    const tab = await openStart();
    await tab.page.getByRole('radio', { name: /^React/ }).check({ force: true });
    await tab.page.getByRole('status').filter({ hasText: 'webpack doesn’t compile JSX' }).waitFor();
    expect(await tab.page.getByRole('radio', { name: 'JavaScript with SWC' }).isChecked()).toBe(true);
    expect(new URL(tab.page.url()).search).toBe('?framework=react');
    await expect.poll(() => code(tab)).toContain('ReactRefreshPlugin');
    const link = panel(tab).getByRole('link').first();
    expect(await link.getAttribute('href')).toMatch(/^\/[\w-]+\//);
  },
);

test('reasons beside the code change no distance between lines, and no reason is on another', async () => {
  const tab = await openStart('?framework=react&language=ts-swc', { viewport: { width: 1440, height: 900 } });
  const tops = (selector: string) =>
    panel(tab)
      .locator(selector)
      .evaluateAll((all) =>
        all.map((each) => {
          const { top, bottom } = each.getBoundingClientRect();
          return { top, bottom };
        }),
      );
  const lines = await tops('pre span');
  expect(lines.length).toBeGreaterThan(20);
  const [first, second] = lines;
  const distance = second!.top - first!.top;
  // A long line of code wraps and takes up two lines.
  const places = lines.map(({ top }) => (top - first!.top) / distance);
  for (const place of places) expect(place).toBeCloseTo(Math.round(place), 1);
  const reasons = await tops('p');
  expect(reasons.length).toBeGreaterThan(5);
  for (const [index, { top }] of reasons.entries()) expect(top).toBeGreaterThanOrEqual(reasons[index - 1]?.bottom ?? 0);
});

test('on a phone, a bar at the bottom leads from the questions to the project, and keeps the answers', async () => {
  const tab = await openStart('?framework=vue', { viewport: { width: 360, height: 740 } });
  const bar = tab.page.getByRole('link', { name: /^Your project: \d+ files$/ });
  await tab.page.getByRole('radio', { name: /^Vue/ }).scrollIntoViewIfNeeded();
  const { y, height } = (await bar.boundingBox())!;
  expect(Math.round(y + height)).toBe(740);
  await bar.click();
  await expect
    .poll(async () => (await tab.page.getByRole('heading', { name: 'Your project' }).boundingBox())!.y)
    .toBeLessThan(200);
  expect(await tab.page.getByRole('radio', { name: /^Vue/ }).isChecked()).toBe(true);
  expect(new URL(tab.page.url()).search).toBe('?framework=vue');
});

test('on a phone, what else an answer changed is in view, above the bar', async () => {
  const { page } = await openStart('', { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true });
  const bar = page.getByRole('link', { name: /^Your project: \d+ files$/ });
  for (const [question, answer] of Object.entries({ framework: 'react', goal: 'library', language: 'ts' })) {
    const radio = page.locator(`input[name=${question}][value=${answer}]`);
    // The answer is the last thing in view.
    await radio.evaluate((element) => element.scrollIntoView({ block: 'end', behavior: 'instant' }));
    await radio.evaluate((element: HTMLElement) => element.click());
    const undo = (await page.getByRole('button', { name: 'Undo' }).boundingBox())!;
    expect(undo.y + undo.height).toBeLessThanOrEqual((await bar.boundingBox())!.y);
  }
});

test('React and TypeScript go together in either order, and the page says under the answer what else changed', async () => {
  const orders = [
    [/^React/, /^TypeScript/],
    [/^TypeScript/, /^React/],
  ];
  for (const order of orders) {
    const { page } = await openStart();
    for (const name of order) await page.getByRole('radio', { name }).first().click({ force: true });
    expect(await page.getByRole('radio', { name: /^React/ }).isChecked()).toBe(true);
    expect(await page.getByRole('radio', { name: 'TypeScript with SWC' }).isChecked()).toBe(true);
    const answered = page.getByRole('group').filter({ has: page.getByRole('radio', { name: order[1]! }) });
    await answered.getByRole('status').getByText('TypeScript with SWC').waitFor();
  }
});

test('a question whose answer another one changed says so, beside what it changed from', async () => {
  const { page } = await openStart();
  await page.getByRole('radio', { name: /^React/ }).click({ force: true });
  const language = page.getByRole('group', { name: 'Which language' });
  await language.getByText('Changed from “JavaScript”.').waitFor();
  await page.getByRole('radio', { name: 'Sass' }).click({ force: true });
  await language.getByText('Changed from').waitFor({ state: 'detached' });
});

test('an answer that had to change comes back with its reason, and the last act can be undone', async () => {
  const { page } = await openStart('', { viewport: { width: 360, height: 760 } });
  const chosen = (name: string) => page.getByRole('radio', { name }).and(page.locator(':checked'));
  const goal = page.getByRole('group', { name: 'What are you building?' });
  await page.getByRole('radio', { name: /^React/ }).click({ force: true });
  await goal.getByRole('radio', { name: 'An app' }).focus();
  for (const next of ['Several pages', 'A library', 'A Node.js program']) {
    await page.keyboard.press('ArrowRight');
    await chosen(next).waitFor();
  }
  await chosen('Watch mode').waitFor();
  await page.keyboard.press('ArrowRight');
  await chosen('An app').waitFor();
  await chosen('Dev server with hot updates').waitFor();
  await chosen('React').waitFor();
  await goal.getByRole('status').getByText('from “None” to “React”').waitFor();
  await goal.getByRole('button', { name: 'Undo' }).click();
  await chosen('A Node.js program').waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('value'))).toBe('node');
  await page.getByRole('button', { name: 'Start over' }).click();
  await chosen('An app').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await chosen('A Node.js program').waitFor();
  await page.getByRole('button', { name: 'Start over' }).and(page.locator(':focus')).waitFor();
});

test('a link with answers that do not exist or exclude each other says which were left out', async () => {
  const { page } = await openStart('?framework=react&goal=node&styles=stylus');
  await page.getByRole('status').getByText('left it out: styles=stylus').waitFor();
  await page.getByRole('status').getByText('changed from “React” to “None”').waitFor();
  await page.getByRole('radio', { name: 'TypeScript', exact: true }).first().click({ force: true });
  await expect.poll(() => new URL(page.url()).search).toBe('?goal=node&language=ts');
});

test('a link to a place of the page leaves the answers as they are, and what was chosen', async () => {
  const { page } = await openStart();
  const chosen = (name: string) => page.getByRole('radio', { name, exact: true }).and(page.locator(':checked'));
  await page.getByRole('radio', { name: 'JavaScript', exact: true }).click({ force: true });
  await page.getByRole('radio', { name: 'CSS modules' }).click({ force: true });
  await page.getByRole('link', { name: 'which files change' }).first().click();
  await page.waitForURL(/#from-/);
  await chosen('CSS modules').waitFor();
  // Selecting older browsers adds a compiler but keeps the language: JavaScript becomes JavaScript compiled by SWC.
  await page.getByRole('radio', { name: 'Browsers since 2020' }).click({ force: true });
  await chosen('JavaScript with SWC').waitFor();
});

test('who looks for tests finds where they are described', async () => {
  const { page } = await openStart();
  const link = page.getByRole('region', { name: 'Your project' }).getByRole('link', { name: 'Testing' });
  expect((await page.request.get((await link.getAttribute('href'))!)).status()).toBe(200);
});

test('tabs end before the copy button, however many there are', async () => {
  const { page } = await openStart('?framework=react&language=ts-swc', { viewport: { width: 1440, height: 900 } });
  const files = await page.getByRole('tablist', { name: 'Files' }).boundingBox();
  const copy = await page.getByRole('button', { name: 'Copy', exact: true }).boundingBox();
  expect(files!.x + files!.width).toBeLessThanOrEqual(copy!.x);
});

test.each(slowWindows)('nothing moves while it opens with answers, in a window of $width px', async (window) => {
  const tab = await openStart('?framework=react&language=ts-swc', window);
  await expect.poll(() => code(tab)).toContain('ReactRefreshPlugin');
  await tab.quiet();
  expect(await shiftsOf(tab.page)).toEqual([]);
});

test('on paper there are the answers and every file of the project, and nothing to press', async () => {
  const tab = await openStart('?framework=react&language=ts-swc');
  await expect.poll(() => code(tab)).toContain('ReactRefreshPlugin');
  await emulatePrint(tab.page);
  expect(await deadControls(tab.page)).toEqual([]);
  const answers = tab.page.getByRole('form', { name: 'Questions' });
  expect(await answers.locator('label').filter({ visible: true }).allInnerTexts()).toContain('TypeScript with SWC');
  expect(await answers.getByText('Preact', { exact: true }).isVisible()).toBe(false);
  const project = generate({ ...firstAnswers, framework: 'react', language: 'ts-swc' }, versions);
  expect(await code(tab)).toBe(project.files.map(textOf).join(''));
});

test('a link to other answers is followed while the page is open', async () => {
  const { page } = await openStart('?framework=vue');
  await page.getByRole('radio', { name: 'Vue' }).and(page.locator(':checked')).waitFor();
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), {
      href: '/tools/start/?framework=svelte',
      textContent: 'x',
    });
    document.querySelector('main')?.prepend(link);
    link.click();
  });
  await page.getByRole('radio', { name: 'Svelte' }).and(page.locator(':checked')).waitFor();
  await page.goBack();
  await page.getByRole('radio', { name: 'Vue' }).and(page.locator(':checked')).waitFor();
});

test('an address opens its project, and the keyboard goes through answers and files', async () => {
  const answers = { ...firstAnswers, framework: 'vue', styles: 'sass' } as const;
  const tab = await openStart('?framework=vue&styles=sass');
  await expect.poll(() => code(tab)).toContain('VueLoaderPlugin');
  const { files } = generate(answers, versions);
  await tab.page.getByRole('tab', { selected: true }).focus();
  await tab.page.keyboard.press('End');
  expect(await code(tab)).toBe(textOf(files.at(-1)!));
  await tab.page.getByRole('radio', { name: 'Sass' }).focus();
  await tab.page.keyboard.press('ArrowRight');
  await expect.poll(() => new URL(tab.page.url()).search).toBe('?framework=vue&styles=less');
});

test('a page of the reader’s own server is told its lines, each on a line', async () => {
  const answers = { ...firstAnswers, html: 'none', development: 'watch' } as const;
  const tab = await openStart('?html=none&development=watch');
  const lines = generate(answers, versions).steps.flatMap(({ code = [] }) => code);
  expect(lines).toContain('<div id="app"></div>');
  expect(await tab.page.locator('ol pre').innerText()).toBe(lines.join('\n'));
});

test('sizes of a similar project name the questions in which it differs', async () => {
  // Use a combination of answers that hasn't been measured.
  const { page } = await openStart('?language=ts-babel&styles=less&html=none&browsers=older&configuration=cjs');
  const text = page.getByText('It differs from yours in');
  expect(await text.textContent()).toMatch(/It differs from yours in: (?:[A-Z][\w ]+ “[^”]+”(?:, |\.$))+/);
});

test('a finger hits what is a little beside a control', async () => {
  const { page } = await openStart('', { viewport: { width: 360, height: 760 } });
  const controls = [
    page.getByRole('radio', { name: 'Sass' }),
    page.getByRole('button', { name: 'Start over' }),
    page.getByRole('button', { name: 'Copy', exact: true }),
    page.getByRole('button', { name: 'Vite' }),
  ];
  for (const control of controls) {
    const heights = await control.evaluate((element) => {
      const own = element.closest('label, button')!;
      own.scrollIntoView({ block: 'center', behavior: 'instant' });
      const { left, top, bottom, width } = own.getBoundingClientRect();
      const isHit = (y: number) => document.elementFromPoint(left + width / 2, y)?.closest('label, button') === own;
      const middle = (top + bottom) / 2;
      return [isHit(middle - 19), isHit(middle + 19)];
    });
    expect(heights).toEqual([true, true]);
  }
});

test('on a phone, nothing moves when a command is copied', async () => {
  const { page } = await openStart('', { viewport: { width: 360, height: 760 }, permissions: ['clipboard-write'] });
  const next = page.getByRole('button', { name: 'Open in the playground' });
  // Get positions relative to the document, because the click may scroll the page.
  const place = () => next.evaluate(({ offsetLeft, offsetTop }: HTMLElement) => [offsetLeft, offsetTop]);
  const before = await place();
  await page.getByRole('button', { name: 'Copy as command' }).click();
  await page.getByRole('button', { name: 'Copied' }).waitFor();
  expect(await place()).toEqual(before);
});

test('the zip and the command have the files of the page', async () => {
  const tab = await openStart('', { permissions: ['clipboard-read', 'clipboard-write'] });
  const project = generate(firstAnswers, versions);
  const [download] = await Promise.all([
    tab.page.waitForEvent('download'),
    tab.page.getByRole('button', { name: 'Download zip' }).click(),
  ]);
  const zip = unzipSync(readFileSync(await download.path()));
  const texts = Object.entries(zip).map(([path, bytes]) => [path, new TextDecoder().decode(bytes)]);
  expect(texts).toEqual(project.files.map((file) => [`${project.name}/${file.path}`, textOf(file)]));
  await tab.page.getByRole('button', { name: 'Copy as command' }).click();
  await tab.page.getByRole('button', { name: 'Copied' }).waitFor();
  const copied = () => tab.page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toBe(shellCommand(project));
  await tab.page.getByRole('checkbox', { name: 'Add the reasons' }).check();
  await tab.page.getByRole('button', { name: 'Cop' }).first().click();
  await expect.poll(copied).toMatch(/README\.md[^]*\n# my-app\n\n## webpack\.config\.js\n\n- `/);
  expect(tab.outside).toEqual([]);
});

test('the project has the name that the reader typed, in the files, the zip, and both commands', async () => {
  const tab = await openStart('', { permissions: ['clipboard-read', 'clipboard-write'] });
  await tab.page.getByRole('textbox', { name: 'Project name' }).fill('My Shop');
  const copied = () => tab.page.evaluate(() => navigator.clipboard.readText());
  await tab.page.getByRole('button', { name: 'Copy as command' }).click();
  await expect.poll(copied).toMatch(/^mkdir my-shop && cd my-shop\n/);
  await tab.page.getByRole('button', { name: 'Copy for PowerShell' }).click();
  await expect.poll(copied).toMatch(/^mkdir my-shop; cd my-shop\n[^]*"name": "my-shop"/);
  const [download] = await Promise.all([
    tab.page.waitForEvent('download'),
    tab.page.getByRole('button', { name: 'Download zip' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('my-shop.zip');
});

test('on a phone, every file of the project has a visible tab, and a link to the project shows no half of a bar', async () => {
  const { page } = await openStart('?framework=react&language=ts-swc', { viewport: { width: 360, height: 740 } });
  const bar = page.getByRole('link', { name: /^Your project: \d+ files$/ });
  await bar.click();
  const headerEnd = () =>
    page
      .locator('header')
      .first()
      .evaluate((header) => header.getBoundingClientRect().bottom);
  await expect
    .poll(async () => {
      const { y, height } = (await bar.boundingBox())!;
      return y + height - (await headerEnd());
    })
    .toBeLessThanOrEqual(0);
  for (const file of await page.getByRole('tablist', { name: 'Files' }).getByRole('tab').all()) {
    const { x, width } = (await file.boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(360);
  }
});

test('a link whose TypeScript has to be compiled says so, and another tool leaves nothing of the one before', async () => {
  const { page } = await openStart('?framework=react&language=ts');
  await page.getByRole('status').getByText('from “TypeScript” to “TypeScript with SWC”').waitFor();
  await page.goto('/tools/start/');
  await page.getByRole('button', { name: 'Create React App' }).click();
  await page.getByRole('radio', { name: 'React', exact: true }).and(page.locator(':checked')).waitFor();
  await page.getByRole('button', { name: 'webpack 4' }).click();
  await page.getByRole('radio', { name: 'None', exact: true }).and(page.locator(':checked')).waitFor();
});

test('the first step says which Node.js the project needs', async () => {
  const tab = await openStart();
  const step = tab.page.getByRole('listitem').filter({ hasText: 'npm install' });
  await step.getByText(/You need Node\.js .*\d or newer\.$/).waitFor();
});

test('a project that the playground can run opens and is built there; others have no button', async () => {
  const tab = await openStart('?styles=modules');
  await tab.page.getByRole('button', { name: 'Open in the playground' }).click();
  const said = tab.page.getByRole('region', { name: 'Playground' }).getByRole('status').first();
  await expect.poll(() => said.textContent()).toMatch(/^Built in /);
  await tab.page
    .getByText(/Title\.module\.css/)
    .first()
    .waitFor({ state: 'attached' });
  const other = await openStart('?framework=vue');
  await other.page.getByText('because it doesn’t include vue-loader.').waitFor();
  expect(await other.page.getByRole('button', { name: 'Open in the playground' }).count()).toBe(0);
});

test('offline, it shows and packs projects as before', async () => {
  const tab = await openStart('', { serviceWorkers: 'allow', allowed: /ERR_INTERNET_DISCONNECTED/ });
  await untilCached(tab.page);
  await tab.visit('/tools/start/');
  await tab.page.context().setOffline(true);
  await tab.page.reload();
  await tab.page.getByRole('radio', { name: 'Sass' }).check({ force: true });
  await expect.poll(() => code(tab)).toContain('sass-loader');
  const [download] = await Promise.all([
    tab.page.waitForEvent('download'),
    tab.page.getByRole('button', { name: 'Download zip' }).click(),
  ]);
  expect(unzipSync(readFileSync(await download.path()))['my-app/package.json']).toBeDefined();
});

test('who comes from elsewhere has the answers set and reads which files change', async () => {
  const tab = await openStart();
  await tab.page.getByRole('button', { name: 'Create React App' }).click();
  await expect.poll(() => new URL(tab.page.url()).search).toContain('html=plugin');
  await tab.page.getByRole('status').getByText('from “None” to “React”').waitFor();
  await tab.page.getByRole('link', { name: 'which files change' }).first().click();
  await tab.page.locator('#from-create-react-app').waitFor();
  expect(new URL(tab.page.url()).hash).toBe('#from-create-react-app');
});

test.each([
  [320, 'light'],
  [360, 'dark'],
  [1280, 'light'],
  [1280, 'dark'],
] as const)('at %d px in %s, nothing sticks out and axe finds nothing', async (width, colorScheme) => {
  const tab = await openStart('?framework=react&language=ts-swc', { viewport: { width, height: 900 }, colorScheme });
  await expect.poll(() => code(tab)).toContain('ReactRefreshPlugin');
  expect(await tab.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  expect(await axeViolations(tab.page)).toEqual([]);
});

test('its script is loaded nowhere else', async () => {
  const tab = await site.open();
  const loaded: string[] = [];
  tab.page.on('response', (response) => loaded.push(response.url()));
  await tab.visit('/tools/');
  expect(loaded.filter((url) => /screen-start|start-zip/.test(url))).toEqual([]);
});
