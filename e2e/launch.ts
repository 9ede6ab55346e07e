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
