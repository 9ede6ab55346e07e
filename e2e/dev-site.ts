/** Runs a small test site on the dev server, with pages in a folder that a test may edit. */
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { freePort } from '../compile/testing/free-port.ts';
import { startTags } from '../compile/html/finished-html.ts';
import { startDevServer } from '../dev/dev-server.ts';
import { inProject } from '../generator/paths.ts';
import { openTab, type Tab, type TabOptions } from './browser.ts';
import { closeVisitors, sharedBrowser } from './launch.ts';

/** A test site on the dev server, with a browser and editable pages. */
export interface DevSite {
  /** URL of the dev server without a trailing slash, such as `http://localhost:1234`. */
  url: string;
  /** Absolute path of the content folder. */
  content: string;
  /** Lines that the dev server printed to the terminal. */
  terminal: string[];
  open(options?: TabOptions): Promise<Tab>;
  /** Reads the Markdown of a page in the content folder, such as `guides/first.md`. */
  read(page: string): Promise<string>;
  /** Writes the Markdown of a page in the content folder. */
  save(page: string, text: string): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts the dev server on a copy of the test content.
 *
 * @param name name of the copy in `.cache/`
 * @param pages additional pages, by their path in the content folder
 */
export async function startDevSite(name: string, pages: Record<string, string> = {}): Promise<DevSite> {
  const content = inProject('.cache', name);
  const file = (page: string): string => path.join(content, page);
  const save = (page: string, text: string): Promise<void> => writeFile(file(page), text);
  await rm(content, { recursive: true, force: true });
  await cp(path.join(import.meta.dirname, 'fixture'), content, { recursive: true });
  for (const [page, text] of Object.entries(pages)) await save(page, text);
  const terminal: string[] = [];
  const port = await freePort();
  const stop = await startDevServer({ content, port, log: (line) => terminal.push(line) });
  const url = `http://localhost:${port}`;
  await bundled(url);
  const browser = await sharedBrowser();
  return {
    url,
    content,
    terminal,
    open: (options) => openTab(browser, url, options),
    read: (page) => readFile(file(page), 'utf8'),
    save,
    async close() {
      await closeVisitors(browser);
      await stop();
    },
  };
}

/**
 * Resolves when webpack has built all scripts that a page loads. On a busy machine, this may take longer than a test's
 * timeout.
 */
export async function bundled(url: string): Promise<void> {
  const document = await (await fetch(url)).text();
  const scripts = [...startTags(document)].flatMap(({ attributes }) => attributes.get('src') ?? []);
  for (const script of scripts) await (await fetch(new URL(script, url))).arrayBuffer();
}

/** Sets a global variable in the page that a reload would remove. */
export async function markPage({ page }: Tab): Promise<void> {
  await page.evaluate(() => Object.assign(globalThis, { isSamePage: true }));
}

/** Whether the page hasn't been reloaded since `markPage` set a global variable in it. */
export async function isMarkedPage({ page }: Tab): Promise<boolean> {
  return page.evaluate(() => 'isSamePage' in globalThis);
}
