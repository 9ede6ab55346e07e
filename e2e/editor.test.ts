/** Tests the code editor in the playground and the other tools, under the site's content security policy. */
import { expect, test } from 'vitest';
import { documentPolicy } from '../generator/hosts/content-policy.ts';
import { site } from '../site.config.ts';
import type { Tab } from './browser.ts';
import { axeViolations } from './axe.ts';
import { siteForTests } from './browser.ts';
import { serveFeature } from './single-feature.ts';

const source = `
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { CodeEditor } from '../../src/ui/editor/CodeEditor.tsx';

const problems = [{ severity: 'error', message: 'No such module', line: 2, column: 7 }];

function Stage() {
  const [texts, setTexts] = useState<Record<string, string>>({
    'src/index.js': "const one = 1;\\nimport x from './x.js';\\n",
    'style.css': 'a { color: red }',
  });
  const [name, setName] = useState('src/index.js');
  const [submits, setSubmits] = useState(0);
  return (
    <main>
      <h1>Stage</h1>
      <button onClick={() => setName(name === 'style.css' ? 'src/index.js' : 'style.css')}>Other file</button>
      <CodeEditor
        file={{ name, text: texts[name] ?? '' }}
        label={'Code of ' + name}
        problems={name === 'style.css' ? [] : problems}
        onChange={(text) => setTexts((before) => ({ ...before, [name]: text }))}
        onSubmit={() => setSubmits((before) => before + 1)}
      />
      <button>After</button>
      <pre id="told">{texts[name]}</pre>
      <output>{submits}</output>
    </main>
  );
}

createRoot(document.getElementById('root')!).render(<Stage />);
`;

const stage = siteForTests(() =>
  serveFeature('editor', source, {}, { 'content-security-policy': documentPolicy(site) }),
);

async function openEditor(options: Parameters<typeof stage.open>[0] = {}): Promise<Tab> {
  const tab = await stage.open(options);
  await tab.visit('/');
  await tab.page.getByRole('textbox').waitFor();
  return tab;
}
const editorOf = ({ page }: Tab, name = 'src/index.js') => page.getByRole('textbox', { name: `Code of ${name}` });
const told = ({ page }: Tab) => page.locator('#told').textContent();

test('the editor is styled under the policy of the site, and what is typed is told', async () => {
  const tab = await openEditor();
  expect(
    await tab.page
      .locator('.cm-line')
      .first()
      .locator('span')
      .first()
      .evaluate((word) => getComputedStyle(word).color),
  ).toBe('rgb(139, 47, 163)');
  await editorOf(tab).click();
  await tab.page.keyboard.press('Control+Home');
  await tab.page.keyboard.type('/* what / is ? */');
  await expect.poll(() => told(tab)).toMatch(/^\/\* what \/ is \? \*\/const one/);
});

test('typing over all of the text needs no style that the policy forbids', async () => {
  const tab = await openEditor();
  await editorOf(tab).click();
  await tab.page.keyboard.press('ControlOrMeta+a');
  await tab.page.keyboard.insertText('let first;\nlet second;\n');
  await expect.poll(() => told(tab)).toBe('let first;\nlet second;\n');
});

test('Tab indents, and leaves after Escape', async () => {
  const tab = await openEditor();
  await tab.page.getByRole('button', { name: 'Other file' }).focus();
  await tab.page.keyboard.press('Tab');
  await tab.page.keyboard.press('Tab');
  await expect.poll(() => told(tab)).toMatch(/^ {2}const one/);
  await tab.page.keyboard.press('Escape');
  await tab.page.keyboard.press('Tab');
  await expect.poll(() => tab.page.evaluate(() => document.activeElement?.textContent)).toBe('After');
});

test('each file keeps its history, and a key builds', async () => {
  const tab = await openEditor();
  await editorOf(tab).click();
  await tab.page.keyboard.press('Control+Home');
  await tab.page.keyboard.type('x');
  await tab.page.getByRole('button', { name: 'Other file' }).click();
  await editorOf(tab, 'style.css').click();
  await tab.page.keyboard.press('Control+z');
  expect(await told(tab)).toBe('a { color: red }');
  await tab.page.getByRole('button', { name: 'Other file' }).click();
  await editorOf(tab).press('Control+z');
  await expect.poll(() => told(tab)).toMatch(/^const one/);
  await editorOf(tab).press('Control+Enter');
  await expect.poll(() => tab.page.locator('output').textContent()).toBe('1');
});

test('a problem is marked at its line and told on F8', async () => {
  const tab = await openEditor();
  await expect.poll(() => tab.page.locator('.cm-lintRange-error').textContent()).toBe('x');
  await editorOf(tab).press('F8');
  await tab.page.getByText('No such module').first().waitFor();
});

test.each(['light', 'dark'])('axe finds nothing in the %s theme', async (theme) => {
  const tab = await openEditor();
  await tab.page.evaluate((name) => (document.documentElement.dataset.theme = name), theme);
  expect(await axeViolations(tab.page)).toEqual([]);
});

test('on a phone lines are wrapped', async () => {
  const tab = await openEditor({ viewport: { width: 360, height: 640 } });
  expect(await tab.page.locator('.cm-content').evaluate((content) => getComputedStyle(content).whiteSpace)).toMatch(
    /break-spaces/,
  );
});

test('where the chunk does not come, a plain field takes the text', async () => {
  const tab = await stage.open({
    allowed: /ERR_FAILED|ChunkLoadError|Loading chunk/,
    before: async (page) => void (await page.route(/editor/, (route) => route.abort())),
  });
  await tab.visit('/');
  await editorOf(tab).fill('plain');
  await expect.poll(() => told(tab)).toBe('plain');
});
