/**
 * Tests the grid of contributors. It is tested separately, bundled like the site, because no page names contributors
 * who didn't write it.
 */
import { expect, test } from 'vitest';
import type { Tab } from './browser.ts';
import { siteForTests } from './browser.ts';
import { serveFeature } from './single-feature.ts';

/** An image with a single pixel. */
const dot = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const stage = siteForTests(() =>
  serveFeature(
    'contributors',
    `
  import { createRoot } from 'react-dom/client';
  import { Contributors } from '../../src/features/contributors/Contributors.tsx';
  const handles = new URL(location.href).searchParams.get('handles').split(',');
  createRoot(document.getElementById('root')).render(<><div style={{ height: 3000 }} /><Contributors contributors={handles} /></>);
`,
  ),
);
let tab: Tab;

async function show(handles: string[], { picture = true } = {}) {
  tab = await stage.open(picture ? {} : { allowed: /ERR_NAME_NOT_RESOLVED/ });
  if (picture)
    await tab.page.route('https://github.com/**', (route) => route.fulfill({ body: dot, contentType: 'image/png' }));
  await tab.visit(`/?handles=${handles.join(',')}`);
}
const heading = () => tab.page.getByRole('heading');

test('the count says Contributor for one, Contributors for several', async () => {
  await show(['ada']);
  expect(await heading().innerText()).toBe('1 Contributor');
  await tab.close();
  await show(['ada', 'grace', 'linus']);
  expect(await heading().innerText()).toBe('3 Contributors');
});

test(
  'pictures are asked for by handle, in size 90, only once the grid is on screen',
  { tags: 'row/contributors' },
  async () => {
    await show(['ada', 'grace']);
    expect(tab.outside).toEqual([]);
    await heading().scrollIntoViewIfNeeded();
    await tab.page.mouse.wheel(0, 3000);
    await tab.page.locator('img').nth(1).waitFor();
    expect(tab.outside).toEqual(['https://github.com/ada.png?size=90', 'https://github.com/grace.png?size=90']);
    const box = await tab.page.locator('img').first().boundingBox();
    expect([box?.width, box?.height]).toEqual([45, 45]);
  },
);

test('a picture that does not come gives way to the first letter', async () => {
  await show(['ada'], { picture: false });
  await tab.page.mouse.wheel(0, 5000);
  await expect.poll(() => tab.outside.length).toBe(1);
  await expect.poll(() => tab.page.locator('img').count()).toBe(0);
  expect(await tab.page.getByRole('img', { name: 'ada' }).locator('text').textContent()).toBe('a');
});
