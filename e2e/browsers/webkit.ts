import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Builder, By, Capabilities, Key, until, type WebDriver } from 'selenium-webdriver';
import { freePort } from '../../compile/testing/free-port.ts';
import { waiting } from '../timeouts.ts';
import { findProgram, missingPrograms, type Program } from './installed.ts';
import type { BrowserKind, BrowserTab } from './browser-tab.ts';

const driver: Program = { names: ['WebKitWebDriver'], variable: 'WEBKIT_DRIVER', package: 'webkit2gtk-driver' };
const browser: Program = {
  names: ['/usr/lib/*/webkit2gtk-4.1/MiniBrowser', '/usr/libexec/webkit2gtk-4.1/MiniBrowser'],
  variable: 'WEBKIT_BROWSER',
  package: 'webkit2gtk-driver',
};
const display: Program = { names: ['xvfb-run'], variable: 'XVFB_RUN', package: 'xvfb' };

/** WebKit, the engine of Safari: MiniBrowser from WebKitGTK, controlled over WebDriver, on a virtual display. */
export const webkit: BrowserKind = {
  name: 'WebKit',
  missing: () => missingPrograms([driver, browser, display]),
  async start() {
    const port = await freePort();
    const child = spawn(
      findProgram(display)!,
      ['-a', '-s', '-screen 0 1600x1200x24', findProgram(driver)!, `--port=${port}`],
      {
        stdio: 'ignore',
        detached: true,
        // Containers have no graphics card, and lack what WebKit's sandbox requires.
        env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
      },
    );
    const end = async () => {
      if (child.exitCode !== null || child.pid === undefined) return;
      process.kill(-child.pid, 'SIGTERM');
      await once(child, 'exit');
    };
    try {
      const session = await connect(port);
      await session.manage().window().setRect({ width: 1280, height: 938 });
      return asVisitor(session, end);
    } catch (error) {
      await end();
      throw error;
    }
  },
};

/** Requests a session from the WebDriver server until it responds. */
async function connect(port: number): Promise<WebDriver> {
  const deadline = Date.now() + waiting;
  for (;;) {
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(
          new Capabilities({
            browserName: 'MiniBrowser',
            'webkitgtk:browserOptions': { binary: findProgram(browser), args: ['--automation'] },
          }),
        )
        .build();
    } catch (error) {
      if (Date.now() > deadline || !/ECONNREFUSED/.test(String(error))) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

function asVisitor(session: WebDriver, end: () => Promise<void>): BrowserTab {
  const first = async (selector: string) => {
    const shown = await session.wait(
      async () => {
        for (const element of await session.findElements(By.css(selector)))
          if (await element.isDisplayed()) return element;
        return null;
      },
      waiting,
      `Nothing is shown that is ${selector}.`,
    );
    return session.wait(until.elementIsVisible(shown!), waiting);
  };
  const named: Record<string, string> = {
    Escape: Key.ESCAPE,
    Enter: Key.ENTER,
    Tab: Key.TAB,
    ArrowDown: Key.ARROW_DOWN,
  };
  return {
    go: (url) => session.get(url),
    run: (code, argument) =>
      session.executeAsyncScript(
        `const [argument, done] = arguments; Promise.resolve((${code.toString()})(argument)).then(done, (error) => done(String(error)));`,
        argument ?? null,
      ),
    click: async (selector) => (await first(selector)).click(),
    hover: async (selector) =>
      session
        .actions()
        .move({ origin: await first(selector) })
        .perform(),
    press: (key) =>
      session
        .actions()
        .sendKeys(named[key] ?? key)
        .perform(),
    type: (text) => session.actions().sendKeys(text).perform(),
    back: () => session.navigate().back(),
    reload: () => session.navigate().refresh(),
    async resize(width, height) {
      // Correct the window's height afterwards, because the size of its frame differs between systems.
      const window = session.manage().window();
      await window.setRect({ width, height });
      const missing = (await session.executeScript(`return ${height} - innerHeight`)) as number;
      await window.setRect({ width, height: height + missing });
    },
    print: async () => undefined,
    async close() {
      await session.quit();
      await end();
    },
  };
}
