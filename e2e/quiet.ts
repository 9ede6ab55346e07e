import type { CDPSession, Page, Request } from 'playwright-core';
import { inTime } from './limits.ts';

/**
 * Keeps the browser's own clocks, since a test may put others into the page. A frame comes first: where nothing is drawn,
 * Chromium may never call the page idle.
 */
function keepClocks(): void {
  const [onceDrawn, onceIdle] = [requestAnimationFrame.bind(window), requestIdleCallback.bind(window)];
  Object.assign(window, { whenIdle: (done: () => void) => onceDrawn(() => onceIdle(done)) });
}
const idle = 'new Promise((done) => whenIdle(done)).then(() => true)';

/**
 * Says when a page is quiet: no request is open, and the page has been idle twice in a row without asking for more. It may be
 * asked again after anything that the page was made to do; the state `networkidle` of the browser's driver is reached once for
 * each document, and whoever waits for it later waits for nothing.
 *
 * The page is asked over the protocol of the devtools. `page.evaluate` runs its code as if the reader had acted, and pages load
 * what answers to hands once a reader has.
 *
 * @param page before it loads anything
 * @param scripted whether scripts run in it: without them, what has loaded is quiet
 */
export async function quietOf(page: Page, { scripted = true } = {}): Promise<() => Promise<void>> {
  const devtools = await page.context().newCDPSession(page);
  await page.addInitScript(keepClocks);
  const open = new Set<Request>();
  let asked = 0;
  page.on('request', (request) => {
    // A stream of events stays open.
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
  return () => (scripted ? inTime(untilQuiet(), unquiet) : Promise.resolve());
}

/** Waits until a page is idle. @returns false where it was left meanwhile */
async function isIdle(devtools: CDPSession): Promise<boolean> {
  const answer = await devtools.send('Runtime.evaluate', { expression: idle, awaitPromise: true }).catch(unlessLeft);
  if (answer?.exceptionDetails) throw new Error(answer.exceptionDetails.exception?.description);
  return answer?.result.value === true;
}

/** Takes the error of asking a page that is being left, as one is that a new service worker reloads. @throws any other error */
export function unlessLeft(error: Error): undefined {
  if (!/context was destroyed|Cannot find (?:default execution )?context|navigated or closed/.test(error.message))
    throw error;
}
