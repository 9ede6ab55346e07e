/**
 * Tests that a fork can document another product. The fork changes its name, origin, edit URL and content folder in
 * `site.config.ts`, and removes the tools. It must build without errors, and no text in it may mention webpack.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'acorn';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeScratchCopy } from '../planted-faults/scratch-copy.ts';
import { filesUnder } from './files-under.ts';

const pages: Record<string, string> = {
  'index.md': `---
title: Acme
description: Acme keeps the calendars of a team in one place. This is its documentation, from the import to the interface.
sort: -1
---

Acme keeps the calendars of your team in one place.
`,
  'guides/index.md': `---
title: Guides
description: What you can do with Acme, step by step, from the first calendar that you import to a team that shares ten.
sort: -1
---

Start with [the first steps](/guides/first-steps/).
`,
  'guides/first-steps.md': `---
title: First steps
description: Import a calendar into Acme, share it with your team, and see on one page what has changed since yesterday.
sort: 1
---

Import a calendar first.

## Import a file

\`\`\`js
console.log(["team.ics"].length);
\`\`\`

T> Start with a small file.
`,
};

/** Files that list the packages that the site itself is built from. */
const aboutSoftware = /^(?:licenses\.txt|sbom\.cdx\.json)$/;

/**
 * Names in code that may contain “webpack”: names in its runtime (`uniqueName` is the name in package.json), and the
 * site's attributes, properties and storage keys.
 */
const namesInCode =
  /^(?:webpack-documentation:|webpackChunk\w*|[\w-]*data-webpack[\w-]*|--webpack-version|webpack(?:-version|Version)?|import\.meta\.webpack\w*)$/;

let copy: ReturnType<typeof makeScratchCopy>;
const inCopy = (file: string) => path.join(copy.folder, file);

function run(script: string, ...words: string[]): string {
  return execFileSync(process.execPath, [inCopy(script), ...words], {
    cwd: copy.folder,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function change(file: string, changes: [from: string, to: string][]): void {
  let text = readFileSync(inCopy(file), 'utf8');
  for (const [from, to] of changes) {
    expect(text, file).toContain(from);
    text = text.replace(from, to);
  }
  writeFileSync(inCopy(file), text);
}

beforeAll(() => {
  copy = makeScratchCopy();
  change('site.config.ts', [
    ["name: string = 'webpack'", "name: string = 'Acme'"],
    ["origin: 'https://webpack.js.org',\n  language", "origin: 'https://docs.acme.example',\n  language"],
    ['https://github.com/webpack/webpack.js.org/edit/main/content/', 'https://git.acme.example/docs/edit/main/pages/'],
    ["content: 'content'", "content: 'pages'"],
  ]);
  const list = readFileSync(inCopy('tools/tools.ts'), 'utf8');
  writeFileSync(inCopy('tools/tools.ts'), list.replaceAll(/^ {2}[\w'-]+: \{ url: .*\n/gm, ''));
  rmSync(inCopy('content'), { recursive: true });
  rmSync(inCopy('.cache/facts'), { recursive: true, force: true });
  for (const [file, text] of Object.entries(pages)) {
    mkdirSync(path.dirname(inCopy(`pages/${file}`)), { recursive: true });
    writeFileSync(inCopy(`pages/${file}`), text);
  }
  run('generator/cli.ts');
}, 600_000);
afterAll(() => copy.remove());

test('no text of the site speaks of webpack', async () => {
  const found: string[] = [];
  for (const file of await filesUnder(inCopy('dist'))) {
    if (aboutSoftware.test(file) || !/\.(?:html|json|xml|txt|md|js|css|svg)$|^_/.test(file)) continue;
    const text = readFileSync(inCopy(`dist/${file}`), 'utf8');
    const places = file.endsWith('.js')
      ? literalsIn(text).filter((words) => !namesInCode.test(words))
      : [withoutCode(text)];
    for (const words of places)
      for (const [place] of words.matchAll(/.{0,60}webpack.{0,60}/gi)) found.push(`${file}: ${place}`);
  }
  expect(found).toEqual([]);
});

test('its addresses are those of the fork', () => {
  const page = readFileSync(inCopy('dist/guides/first-steps/index.html'), 'utf8');
  expect(page).toContain('<title>First steps | Acme</title>');
  expect(page).toContain('href="https://docs.acme.example/guides/first-steps/"');
  expect(page).toContain('https://git.acme.example/docs/edit/main/pages/guides/first-steps.md');
  expect(page).not.toContain('href="/concepts/"');
});

test('its pages are checked', () => {
  expect(run('checks/cli.ts', 'reading', 'pages/guides/first-steps.md')).toMatch(/\d passed, 0 failed/);
});

test('webpack’s facts, whose extraction takes longer than compiling its pages, are left alone', () => {
  expect(existsSync(inCopy('.cache/facts'))).toBe(false);
});

/** Removes from a document its scripts and styles, and the attribute with the bundler's version. */
function withoutCode(text: string): string {
  return text.replaceAll(/<(script|style)\b[^>]*>[^]*?<\/\1>/g, '').replace(/ data-webpack-version="[^"]*"/, '');
}

/** Returns all strings in a script. */
function literalsIn(script: string): string[] {
  const found: string[] = [];
  (function read(node: unknown): void {
    if (typeof node !== 'object' || node === null) return;
    const { type, value } = node as { type?: string; value?: unknown };
    if (type === 'Literal' && typeof value === 'string') found.push(value);
    if (type === 'TemplateElement') found.push((value as { raw: string }).raw);
    Object.values(node).forEach(read);
  })(parse(script, { ecmaVersion: 'latest', sourceType: 'module' }));
  return found;
}
