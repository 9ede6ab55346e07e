import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';

/**
 * Starts the system's Chromium, or the browser that `CHROME` names. Pages and workers can't reach other hosts: the
 * browser only resolves local names, and other requests fail with `net::ERR_NAME_NOT_RESOLVED`. A test that needs
 * another host intercepts the requests with a route.
 */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROME ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
    ],
  });
}

let shared: Promise<Browser> | undefined;

/**
 * Returns a browser that all test files of a process share. The first test file starts it. It is shared because
 * starting a browser takes as long as a small test. Each simulated visitor has a separate context, and test files close
 * theirs with `closeVisitors`.
 */
export async function sharedBrowser(): Promise<Browser> {
  const browser = await (shared ??= launchBrowser());
  if (browser.isConnected()) return browser;
  shared = undefined;
  return sharedBrowser();
}

/** Closes all browser contexts of a shared browser. */
export async function closeVisitors(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}
