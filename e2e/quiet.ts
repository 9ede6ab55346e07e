import type { CDPSession, Page, Request } from 'playwright-core';
import { withTimeout } from './timeouts.ts';

/**
 * Saves the browser's own timers, because a test may replace them in the page. Waits for a frame first, because
 * Chromium may never report idle time if nothing is drawn.
 */
function keepClocks(): void {
  const [onceDrawn, onceIdle] = [requestAnimationFrame.bind(window), requestIdleCallback.bind(window)];
  Object.assign(window, { whenIdle: (done: () => void) => onceDrawn(() => onceIdle(done)) });
}
const idle = 'new Promise((done) => whenIdle(done)).then(() => true)';

/**
 * Creates a function that waits until a page is quiet: no request is pending, and the page has been idle twice in a row
 * without a new request. It can be called again after any action. Playwright's `networkidle`, in contrast, is reached
 * only once per document, so later calls don't wait.
 *
 * Uses the devtools protocol, because `page.evaluate` counts as a user gesture, which would load interactive behaviors.
 *
 * @param page a page that hasn't loaded anything yet
 * @param scripted whether scripts run in the page. Without scripts, a page is quiet as soon as it has loaded.
 */
export async function quietOf(page: Page, { scripted = true } = {}): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await page.addInitScript(keepClocks);
  const open = new Set<Request>();
  let asked = 0;
  page.on('request', (request) => {
    // Ignores event streams, because their requests stay open.
    if (request.resourceType() === 'eventsource') return;
    open.add(request);
    asked += 1;
  });
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  const untilQuiet = async () => {
    for (let times = 0, before = asked; times < 2; before = asked) {
      const stayed = await isIdle(devtools);
      times = stayed && open.size === 0 && asked === before ? times + 1 : 0;
    }
  };
  const unquiet = () =>
    `the page is not quiet, with ${open.size} open requests: ${[...open].map((each) => each.url()).join(', ')}`;
  return () => (scripted ? withTimeout(untilQuiet(), unquiet) : Promise.resolve());
}

/**
 * Waits until a page is idle.
 *
 * @returns false if the browser left the page in the meantime
 */
async function isIdle(devtools: CDPSession): Promise<boolean> {
  const answer = await devtools.send('Runtime.evaluate', { expression: idle, awaitPromise: true }).catch(unlessLeft);
  if (answer?.exceptionDetails) throw new Error(answer.exceptionDetails.exception?.description);
  return answer?.result.value === true;
}

/**
 * Ignores errors from a page that the browser is navigating away from, such as a page that a new service worker
 * reloads.
 *
 * @throws any other error
 */
export function unlessLeft(error: Error): undefined {
  if (!/context was destroyed|Cannot find (?:default execution )?context|navigated or closed/.test(error.message))
    throw error;
}
