/**
 * Measures the time from saving a file until the edit is visible on a page in `npm run dev`, with all of the site's
 * content.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { freePort } from '../compile/testing/free-port.ts';
import { openTab } from '../e2e/browser.ts';
import { bundled } from '../e2e/dev-site.ts';
import { closeVisitors } from '../e2e/launch.ts';
import { copyProject } from '../e2e/other-project.ts';
import { until } from '../e2e/until.ts';
import { inProject } from '../generator/paths.ts';
import { median } from './browser-setup.ts';

/** Median time in milliseconds until an edit is visible, by type of edit. */
export interface Edits {
  prose: number;
  component: number;
  style: number;
}

/**
 * An edit to measure: a function that changes the file's text, and a function that runs in the page and checks whether
 * the edit with a given number is visible.
 */
interface Edit {
  file: string;
  write(text: string, number: number): string;
  isShown(number: number): boolean;
}

const kinds: Record<keyof Edits, Edit> = {
  prose: {
    file: 'content/guides/caching.md',
    write: (text, number) => `${text}\nEdit number ${number}.\n`,
    isShown: (number) => !!document.querySelector('main')?.textContent.includes(`Edit number ${number}.`),
  },
  component: {
    file: 'src/ui/Related/Related.tsx',
    write: (text, number) => text.replace('<h2>', `<h2>Version ${number} of `),
    isShown: (number) => !!document.querySelector('main')?.textContent.includes(`Version ${number} of `),
  },
  style: {
    file: 'src/ui/base.global.css',
    write: (text, number) => text.replace('@layer base {', `@layer base { h1 { outline-offset: ${number}px; }`),
    isShown: (number) =>
      getComputedStyle(document.querySelector('h1') ?? document.body).outlineOffset === `${number}px`,
  },
};

/** Numbers of the measured edits. The first edit of each file isn't counted. */
const edits = [2, 3, 4, 5, 6, 7];

/** Measures how long edits take to become visible, in a copy of the project, and returns the medians. */
export async function measureEdits(browser: Browser): Promise<Edits> {
  const project = await copyProject();
  for (const name of ['content', 'checks'])
    await cp(inProject(name), path.join(project.folder, name), { recursive: true });
  const port = await freePort();
  const env = { ...process.env, PORT: String(port) };
  const server = spawn(process.execPath, ['dev/cli.ts'], { cwd: project.folder, env, stdio: 'ignore' });
  const url = `http://localhost:${port}`;
  try {
    while (!(await answers(`${url}/guides/caching/`)))
      if (server.exitCode !== null) throw new Error('npm run dev did not start');
    await bundled(`${url}/guides/caching/`);
    const { page, visit } = await openTab(browser, url);
    await visit('/guides/caching/');
    const measured: Partial<Edits> = {};
    for (const [kind, edit] of Object.entries(kinds) as [keyof Edits, Edit][])
      measured[kind] = await medianOf(page, path.join(project.folder, edit.file), edit);
    return measured as Edits;
  } finally {
    await closeVisitors(browser);
    server.kill('SIGTERM');
    if (server.exitCode === null) await once(server, 'exit');
    await project.remove();
  }
}

async function answers(address: string): Promise<boolean> {
  const answer = await fetch(address).catch(() => undefined);
  if (!answer?.ok) await new Promise((resolve) => setTimeout(resolve, 200));
  return answer?.ok ?? false;
}

async function medianOf(page: Page, file: string, { write, isShown }: Edit): Promise<number> {
  const text = await readFile(file, 'utf8');
  const times: number[] = [];
  for (const number of edits) {
    const saved = Date.now();
    await writeFile(file, write(text, number));
    // Poll from outside of the page every 50 ms, because an edit may reload the page.
    await until(page, isShown, number);
    times.push(Date.now() - saved);
  }
  return median(times.slice(1));
}
