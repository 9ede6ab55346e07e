import { chromium } from 'playwright-core';
import type { Browser } from 'playwright-core';

/**
 * Starts the system's Chromium; `CHROME` names another one.
 * No request leaves this machine, neither of a page nor of a worker: the browser resolves no name but the machine's own,
 * and answers `net::ERR_NAME_NOT_RESOLVED`. A test that needs another host answers for it with a route.
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
 * The browser of all test files that one process runs, started by the first and gone with the process: starting it takes as long as
 * a small test. Each visitor has a context of their own in it. Who ends a test file closes them by `closeVisitors`.
 */
export async function sharedBrowser(): Promise<Browser> {
  const browser = await (shared ??= launchBrowser());
  if (browser.isConnected()) return browser;
  shared = undefined;
  return sharedBrowser();
}

/** Closes whatever is open in a browser that stays. */
export async function closeVisitors(browser: Browser): Promise<void> {
  await Promise.all(browser.contexts().map((context) => context.close()));
}
