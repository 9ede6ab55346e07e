/**
 * Tests that untrusted code in the playground can't reach anything outside. Each list contains attempts with their
 * expected outcome.
 */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { PreviewMessage } from '../model/preview.ts';
import type { Project } from '../../../src/model/project.ts';
import type { BuilderEvent } from '../model/protocol.ts';
import { closeVisitors, sharedBrowser } from '../../../e2e/launch.ts';
import { until } from '../../../e2e/until.ts';
import { type BarePage, serveBarePage } from './bare-page.ts';

const script = `
import { createProjectBuilder } from './tools/playground/page/sandbox/project-builder.ts';
import { createPreview } from './tools/playground/page/sandbox/preview.ts';
window.events = [];
window.messages = [];
window.builder = createProjectBuilder({ onEvent: (event) => window.events.push(event) });
window.floods = 0;
window.preview = createPreview({ parent: document.body, title: 'Preview', onMessage: (message) => window.messages.push(message), onFlood: () => (window.floods += 1) });
`;

interface TestWindow {
  events: BuilderEvent[];
  messages: PreviewMessage[];
  floods: number;
  builder: import('../page/sandbox/types.ts').ProjectBuilder;
  preview: import('../page/sandbox/types.ts').Preview;
}

let browser: Browser;
let site: BarePage;
let page: Page;
const problems: string[] = [];
/** Requests to other origins. Must stay empty. */
const foreign: string[] = [];
const elsewhere = createServer((request, response) => {
  foreign.push(request.url ?? '');
  response.setHeader('Access-Control-Allow-Origin', '*').end('reached');
});
let other = '';

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    elsewhere.listen(0, '127.0.0.1', resolve);
  });
  other = `http://localhost:${(elsewhere.address() as AddressInfo).port}`;
  [browser, site] = await Promise.all([sharedBrowser(), serveBarePage(script)]);
});
afterAll(async () => {
  await closeVisitors(browser);
  await site.close();
  elsewhere.closeAllConnections();
  elsewhere.close();
});
beforeEach(async () => {
  await page?.close();
  page = await browser.newPage();
  problems.length = 0;
  page.on('pageerror', ({ message }) => problems.push(message));
  await page.clock.install();
  await page.goto(`${site.origin}/playground/`);
  await page.evaluate(() => {
    document.cookie = 'secret=of-the-site';
    localStorage.setItem('secret', 'of the site');
  });
});

const manifest = '{ "type": "module" }';

function project(configuration: string): Project {
  return {
    files: { 'package.json': manifest, 'webpack.config.js': configuration, 'src/index.js': 'console.log(1);' },
    commandLine: '--mode development',
  };
}

const plain = project('export default { devtool: false };');

function start(one: Project): Promise<number> {
  return page.evaluate(
    (wanted) => (window as unknown as TestWindow).builder.build(wanted, { watch: false, hot: false }),
    one,
  );
}

/** Waits until a build has ended. */
function ending(build: number): Promise<Extract<BuilderEvent, { type: 'result' | 'failed' }>> {
  return until(
    page,
    (number) =>
      (window as unknown as TestWindow).events.find(
        (event) =>
          (event.type === 'result' && event.result.build === number) ||
          (event.type === 'failed' && event.build === number),
      ) as Extract<BuilderEvent, { type: 'result' | 'failed' }> | undefined,
    build,
  );
}

/** Waits until the output has logged a line. */
function printed(line: string): Promise<true> {
  return until(
    page,
    (text) =>
      (window as unknown as TestWindow).messages.some(
        (message) => message.type === 'console' && message.lines.some((printed) => printed.text === text),
      ),
    line,
  );
}

/** Returns everything that the output has logged. */
async function allPrinted(): Promise<string[]> {
  const messages = await page.evaluate(() => (window as unknown as TestWindow).messages);
  return messages.flatMap((message) => (message.type === 'console' ? message.lines.map(({ text }) => text) : []));
}

/** Runs a script in the preview. @param html the script's page, which loads `main.js` */
async function runInPreview(
  code: string,
  html = '<!doctype html><body><script src="main.js"></script>',
): Promise<void> {
  await page.evaluate(
    (run) =>
      (window as unknown as TestWindow).preview.run({
        files: { 'main.js': new TextEncoder().encode(run.code) },
        html: run.html,
      }),
    { code, html },
  );
}

/** Generates code that makes several attempts and logs the result or error of each. @param list expression by name */
function tries(list: Record<string, string>): string {
  const lines = Object.entries(list).map(
    ([name, code]) =>
      `await Promise.race([(async () => { const got = await (${code}); tell(${JSON.stringify(name)}, String(got)); })(), new Promise((_, fail) => setTimeout(() => fail(new Error('nothing came')), 2000))]).catch((error) => tell(${JSON.stringify(name)}, 'refused'));`,
  );
  return lines.join('\n');
}

const ofWorker = (): Record<string, string> => ({
  origin: 'self.origin',
  'the page, by a name': 'typeof parent + typeof document + typeof window',
  'local storage': 'typeof localStorage',
  databases: `new Promise((done, fail) => { const open = indexedDB.open("x"); open.onsuccess = () => done("opened"); open.onerror = fail; })`,
  caches: 'caches.keys()',
  cookies: 'typeof cookieStore === "undefined" ? Promise.reject() : cookieStore.getAll()',
  'private files': 'navigator.storage.getDirectory()',
  'the site by fetch': `fetch("${site.origin}/secret")`,
  'another origin by fetch': `fetch("${other}/fetch")`,
  'another origin by a request of old': `new Promise((done, fail) => { const request = new XMLHttpRequest(); request.onload = () => done("loaded"); request.onerror = fail; request.open("GET", "${other}/xhr"); request.send(); })`,
  'another origin by a socket': `new Promise((done, fail) => { const socket = new WebSocket("${other.replace('http', 'ws')}/socket"); socket.onopen = () => done("open"); socket.onerror = fail; })`,
  'another origin by events': `new Promise((done, fail) => { const source = new EventSource("${other}/events"); source.onopen = () => done("open"); source.onerror = fail; })`,
  'a script of the site, imported': `new Function("return import('${site.origin}/bare.js')")()`,
  'a script from elsewhere, imported': `new Function("return import('${other}/script.js')")()`,
  'a script from elsewhere, at once': `importScripts("${other}/script.js")`,
  'a worker of the site': `new Promise((done, fail) => { const worker = new Worker("${site.origin}/bare.js"); worker.onerror = fail; })`,
  'a worker of its own': 'new Worker(URL.createObjectURL(new Blob(["for (;;);"])))',
  'a pop-up': 'typeof open',
});

test('a configuration reaches no storage, no site and no network', async () => {
  const config = `const found = {}; const tell = (name, got) => { found[name] = got; };\n${tries(ofWorker())}\nconsole.log(JSON.stringify(found));\nexport default { devtool: false };`;
  const asked = site.asked.length;
  const ended = await ending(await start(project(config)));
  if (ended.type !== 'result') throw new Error(ended.message);
  const found = JSON.parse(ended.result.console.at(-1)?.text ?? '{}') as Record<string, string>;
  const harmless = {
    origin: 'null',
    'the page, by a name': 'undefinedundefinedundefined',
    'local storage': 'undefined',
    'a pop-up': 'undefined',
  };
  expect(found).toEqual({
    ...Object.fromEntries(Object.keys(ofWorker()).map((name) => [name, 'refused'])),
    ...harmless,
  });
  expect(foreign).toEqual([]);
  expect(site.asked.slice(asked).filter((path) => !path.startsWith('/app/tools/'))).toEqual([]);
});

const ofPage = (): Record<string, string> => ({
  origin: 'self.origin',
  'local storage': 'localStorage.getItem("secret")',
  cookies: 'document.cookie',
  databases: `new Promise((done, fail) => { const open = indexedDB.open("x"); open.onsuccess = () => done("opened"); open.onerror = fail; })`,
  caches: 'caches.keys()',
  'the document of the site': 'parent.document.title',
  'the storage of the site': 'top.localStorage.getItem("secret")',
  'the site by fetch': `fetch("${site.origin}/secret").then((answer) => { if (!answer.ok) throw answer; })`,
  'another origin by fetch': `fetch("${other}/fetch")`,
  'another origin by a picture': `new Promise((done, fail) => { const image = new Image(); image.onload = () => done("loaded"); image.onerror = fail; image.src = "${other}/image.png"; })`,
  'another origin by a frame': `new Promise((done, fail) => { const frame = document.createElement("iframe"); frame.onload = () => done(frame.contentWindow.location.href); frame.src = "${other}/frame"; document.body.append(frame); })`,
  'another origin by a beacon': `navigator.sendBeacon("${other}/beacon") ? new Promise((done) => setTimeout(done, 500)).then(() => { throw new Error(); }) : Promise.reject()`,
  'another origin by a form': `new Promise((done, fail) => { const form = document.createElement("form"); form.action = "${other}/form"; document.body.append(form); try { form.submit(); } catch (error) { fail(error); } setTimeout(fail, 500); })`,
  'the address of the tab': `(() => { top.location.href = "${other}/top"; return "led away"; })()`,
  'a pop-up': `open("${other}/pop-up") === null ? Promise.reject() : "opened"`,
  peers: 'new RTCPeerConnection()',
  'a script in a nested frame': inNestedFrame('srcdoc', "`<script>${told}<${'/'}script>`"),
  'a script from memory in a nested frame': inNestedFrame(
    'srcdoc',
    "`<script src=\"${URL.createObjectURL(new Blob([told], { type: 'text/javascript' }))}\"><${'/'}script>`",
  ),
  'a script as an address in a nested frame': inNestedFrame(
    'srcdoc',
    '`<script src="data:text/javascript,${encodeURIComponent(told)}"><${\'/\'}script>`',
  ),
  'a handler in a nested frame': inNestedFrame('srcdoc', '`<img src="x:" onerror="${told}">`'),
  'a nested frame whose address is code': inNestedFrame('src', '`javascript:${told}`'),
  'a nested frame from memory': inNestedFrame(
    'src',
    "URL.createObjectURL(new Blob([`<script>${told}<${'/'}script>`], { type: 'text/html' }))",
  ),
  'the globals of a nested frame': `(() => { const frame = document.createElement("iframe"); document.body.append(frame); return typeof frame.contentWindow.RTCPeerConnection; })()`,
  'an address that is code': `new Promise((done, fail) => { self.reached = done; location.href = "javascript:reached('ran')"; setTimeout(fail, 500); })`,
  'the history of the tab': `(() => { const { length } = history; history.pushState(1, ""); if (history.length === length) throw new Error(); })()`,
});

/**
 * Generates code that creates a nested frame and waits for a message from the frame's code.
 * @param content expression for the frame's content; `told` in it is the script that sends the message
 */
function inNestedFrame(attribute: 'src' | 'srcdoc', content: string): string {
  return `new Promise((done, fail) => { const told = "parent.postMessage(typeof RTCPeerConnection, '*')"; const frame = document.createElement("iframe"); addEventListener("message", ({ data, source }) => source === frame.contentWindow && done(data)); frame.${attribute} = ${content}; document.body.append(frame); setTimeout(fail, 500); })`;
}

test('the output reaches no storage, no site, no network and no other window', async () => {
  const code = `const tell = (name, got) => console.log("TRY " + JSON.stringify([name, got]));\n(async () => {\n${tries(ofPage())}\nconsole.log("DONE");\n})();`;
  const asked = site.asked.length;
  await runInPreview(code);
  await printed('DONE');
  const found = Object.fromEntries(
    (await allPrinted()).flatMap((text): [string, string][] =>
      text.startsWith('TRY ') ? [JSON.parse(text.slice(4)) as [string, string]] : [],
    ),
  );
  expect(found).toEqual({
    ...Object.fromEntries(Object.keys(ofPage()).map((name) => [name, 'refused'])),
    origin: 'null',
  });
  expect(foreign).toEqual([]);
  expect(page.url()).toBe(`${site.origin}/playground/`);
  expect(page.context().pages()).toHaveLength(1);
  expect(site.asked.slice(asked).filter((path) => !path.startsWith('/app/tools/'))).toEqual([]);
});

test('an endless loop ends by the button, and by itself after 10 seconds; the next build runs', async () => {
  const loop = project('for (;;);');
  const stopped = await start(loop);
  await page.evaluate(() => (window as unknown as TestWindow).builder.stop());
  expect(await ending(stopped)).toMatchObject({ type: 'failed', reason: 'stopped' });

  const forgotten = await start(loop);
  await until(
    page,
    () =>
      (window as unknown as TestWindow).events.findLast(({ type }) => type === 'ready' || type === 'start')?.type ===
      'ready',
  );
  await page.clock.fastForward(11_000);
  expect(await ending(forgotten)).toMatchObject({ type: 'failed', reason: 'timeout' });

  expect(await ending(await start(plain))).toMatchObject({ type: 'result', result: { exitCode: 0 } });
});

test('while a build runs, only the latest edit waits', async () => {
  const numbers = await page.evaluate((one) => {
    const { builder } = window as unknown as TestWindow;
    return [1, 2, 3, 4].map(() => builder.build(one, { watch: false, hot: false }));
  }, plain);
  await ending(numbers.at(-1)!);
  const ran = await page.evaluate(() =>
    (window as unknown as TestWindow).events.flatMap((event) => (event.type === 'result' ? [event.result.build] : [])),
  );
  expect(ran).toEqual([numbers[0], numbers.at(-1)]);
});

test('what foreign code sends in the name of the sandbox or the preview is read as nothing', async () => {
  // A configuration that patches the worker's message port and sends forged messages.
  const config = `
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (message, ...rest) {
      if (message.type === "progress")
        for (const wrong of [null, 7, { type: "result" }, { type: "result", result: { build: message.build, compilations: "x" } }, { type: "need", ticket: 1, parts: "core" }, { type: "need", ticket: 1, parts: ["__proto__", "constructor"] }])
          postMessage.call(this, wrong);
      return postMessage.call(this, message, ...rest);
    };
    self.postMessage({ type: "crashed", message: "no" });
    export default { devtool: false };`;
  expect(await ending(await start(project(config)))).toMatchObject({ type: 'result', result: { exitCode: 0 } });
  // A preview that sends forged sandbox messages.
  await runInPreview(
    `for (const message of [null, 1, { type: "crashed", message: "no" }, { type: "frame" }, { type: "console", lines: [{ level: { toString: 1 }, text: 1 }], left: 0 }, { type: "updated", outcome: "applied", modules: [{ toString: 1 }] }]) parent.postMessage(message, "*"); console.log("SENT");`,
  );
  await printed('SENT');
  const said = await page.evaluate(() => (window as unknown as TestWindow).messages.map(({ type }) => type));
  expect(said.filter((type) => type !== 'ready' && type !== 'console')).toEqual([]);
  expect(await ending(await start(plain))).toMatchObject({ type: 'result', result: { exitCode: 0 } });
  expect(problems).toEqual([]);
});

test('inline scripts and handlers of the page run in the preview', async () => {
  await runInPreview(
    'console.log("file"); document.body.insertAdjacentHTML("beforeend", `<i onclick="console.log(this.localName, event.type)"></i>`); setTimeout(() => { document.querySelector("i").click(); document.querySelector("b").click(); });',
    `<!doctype html><body><b onclick="console.log('handled')"></b><script>console.log('first')</script><script src="main.js"></script><script>console.log('last')</script><script type="module">import.meta.url; console.log('module')</script>`,
  );
  await printed('handled');
  await printed('module');
  const lines = await allPrinted();
  expect(lines.slice(0, 3)).toEqual(['first', 'file', 'last']);
  expect(lines).toContain('i click');
});

test('a plugin that floods the page with messages is stopped, and the page never sees them', async () => {
  const config = `
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (message, ...rest) {
      if (message.type === "progress") for (let times = 0; times < 300_000; times += 1) postMessage.call(this, message);
      return postMessage.call(this, message, ...rest);
    };
    export default { devtool: false, plugins: [{ apply: (compiler) => compiler.hooks.make.tapPromise("slow", () => new Promise((done) => setTimeout(done, 200))) }] };`;
  expect(await ending(await start(project(config)))).toMatchObject({
    type: 'failed',
    reason: 'crashed',
    message: expect.stringContaining('too many messages'),
  });
  const events = await page.evaluate(() => (window as unknown as TestWindow).events);
  expect(events.filter(({ type }) => type === 'progress').length).toBeLessThan(100);
  expect(await ending(await start(plain))).toMatchObject({ type: 'result', result: { exitCode: 0 } });
});

test('a preview that floods the page with messages is stopped, and starts again', async () => {
  await runInPreview(
    `for (let times = 0; times < 300_000; times += 1) parent.postMessage({ type: "console", lines: [{ level: "log", text: "x" }], left: 0 }, "*");`,
  );
  await until(page, () => (window as unknown as TestWindow).floods > 0);
  expect(await page.locator('iframe[title=Preview]').count()).toBe(0);
  expect((await allPrinted()).length).toBeLessThan(1000);
  await runInPreview('console.log("AGAIN")');
  await printed('AGAIN');
  expect(await page.evaluate(() => (window as unknown as TestWindow).floods)).toBe(1);
});

test('what the preview logs is cut, and a flood of it comes in few messages', async () => {
  await runInPreview(
    'console.log("x".repeat(20_000_000)); for (let line = 0; line < 10_000; line += 1) console.log("line", line); console.log("DONE")',
  );
  await printed('DONE');
  const messages = await page.evaluate(() => (window as unknown as TestWindow).messages);
  const said = messages.filter((message) => message.type === 'console');
  const lines = said.flatMap((message) => message.lines);
  expect(lines[0]?.text).toMatch(/^x+…$/);
  expect(lines[0]?.text.length).toBeLessThan(11_000);
  expect(lines.length + said.reduce((sum, { left }) => sum + left, 0)).toBe(10_002);
  expect(said.length).toBeLessThan(1_000);
});

test('a preview does not take the focus of somebody who types, and Escape leads out of it', async () => {
  await page.evaluate(() => document.body.insertAdjacentHTML('afterbegin', '<input id="own">'));
  await page.locator('#own').focus();
  let isTaken = false;
  await runInPreview(
    'document.body.innerHTML = "<input>"; document.querySelector("input").focus(); console.log("TOOK")',
  );
  const taking = printed('TOOK').then(() => (isTaken = true));
  while (!isTaken) await page.keyboard.press('x');
  await taking;
  await until(page, () => document.activeElement?.id === 'own');

  await page.frameLocator('iframe[title=Preview]').locator('input').click();
  await page.keyboard.press('Escape');
  await until(page, () => (window as unknown as TestWindow).messages.some(({ type }) => type === 'leave'));
});

test('the documents of the frames do nothing when they are opened by themselves', async () => {
  const frames = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  expect(frames).toBeDefined();
  await ending(await start(plain));
  const addresses = site.asked.filter((path) => /\/(?:sandbox|preview)\.\w+\.html$/.test(path));
  for (const address of new Set(addresses)) {
    const alone = await browser.newPage();
    await alone.goto(site.origin + address);
    const answered = await alone.evaluate(
      () =>
        new Promise((resolve) => {
          addEventListener('message', ({ data }) => {
            if (Object(data).type !== 'start') resolve(data);
          });
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve('a worker answered');
          postMessage(
            {
              type: 'start',
              core: new TextEncoder().encode('onmessage = ({ ports }) => ports[0].postMessage(1)').buffer,
            },
            '*',
            [port2],
          );
          setTimeout(() => resolve('silent'), 1000);
        }),
    );
    expect(answered, address).toBe('silent');
    await alone.close();
  }
  expect(addresses.length).toBeGreaterThan(0);
});
