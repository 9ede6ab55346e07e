/**
 * Script of the preview's document. It receives webpack's output files, creates a `blob:` URL for each, and runs the
 * page as if the files were next to it. Requests by path are redirected to the `blob:` URLs.
 */
import { parse } from 'es-module-lexer/js';
import { inspect } from '../../webpack-worker/node/inspect.ts';
import { imageTypes } from '../../../../src/model/image-types.ts';
import type { PreviewFiles, PreviewMessage, PreviewRequest } from '../../model/preview.ts';
import { ConsoleBatches } from './console-batches.ts';
import { lockInlineCode, runHandlers } from './inline-code.ts';
import { createGuard, guardLoops, installGuard } from './loop-guard.ts';

/** How long the loops in one task of the preview may run, in milliseconds. */
const loopLimit = 5_000;

const page = parent;
const post = page.postMessage.bind(page);
const say = (message: PreviewMessage): void => post(message, '*');
const lines = new ConsoleBatches((batch, left) => say({ type: 'console', lines: batch, left }));
const home = new URL('./', location.href);
const files = new Map<string, Uint8Array>();
const addresses = new Map<string, string>();
/** Original URLs of output files, by the `blob:` URL that replaced each of them. */
const asked = new Map<string, string>();

const types: Record<string, string> = {
  js: 'text/javascript',
  mjs: 'text/javascript',
  css: 'text/css',
  html: 'text/html',
  json: 'application/json',
  ...imageTypes,
  wasm: 'application/wasm',
  txt: 'text/plain',
};

/** Converts a URL in the preview to a path in the output folder. Returns `undefined` for external URLs. */
function pathOf(address: string, base: string | URL = home): string | undefined {
  const url = URL.parse(address, base);
  if (!url || url.origin !== home.origin) return undefined;
  const path = decodeURIComponent(url.pathname);
  const below = path.startsWith(home.pathname) ? path.slice(home.pathname.length) : path.slice(1);
  return files.has(below) ? below : [...files.keys()].find((name) => path.endsWith(`/${name}`));
}

/** Returns the `blob:` URL of the output file that a URL refers to, or the URL itself if there is no such file. */
function addressOf(address: string, base?: string | URL): string {
  const path = pathOf(address, base);
  if (path === undefined) return address;
  const made = addresses.get(path) ?? makeAddress(path);
  asked.set(made, new URL(address, base ?? home).href);
  return made;
}

function makeAddress(path: string): string {
  const bytes = files.get(path) ?? new Uint8Array();
  const type = types[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';
  const made = URL.createObjectURL(new Blob([contentOf(path, type, bytes)], { type }));
  addresses.set(path, made);
  return made;
}

/**
 * Returns the content of an output file for the preview, with rewritten URLs in style sheets and ES modules, and with
 * guarded loops in scripts.
 */
function contentOf(path: string, type: string, bytes: Uint8Array): BlobPart {
  const own = new URL(path, home).href;
  if (type === 'text/css') return redirectedStyle(new TextDecoder().decode(bytes), own);
  if (type !== 'text/javascript') return bytes as BlobPart;
  const code = guardLoops(new TextDecoder().decode(bytes));
  return /\b(?:import|export)\b/.test(code) ? moduleCode(code, own) : code;
}

/**
 * Rewrites an ES module so that its import specifiers match the import map, and `import.meta.url` has the intended
 * value.
 */
function moduleCode(code: string, own: string): string {
  let imports: ReturnType<typeof parse>[0];
  try {
    [imports] = parse(code);
  } catch {
    return code;
  }
  let made = '';
  let at = 0;
  const put = (start: number, end: number, text: string): void => {
    made += code.slice(at, start) + text;
    at = end;
  };
  for (const { s: start, e: end, d: dynamic, n: name } of imports) {
    if (dynamic === -2) put(start, end, `({ ...import.meta, url: ${JSON.stringify(own)} })`);
    else if (dynamic > -1) put(start, end, `previewAddress(${code.slice(start, end)}, ${JSON.stringify(own)})`);
    else if (name && /^[./]/.test(name)) put(start, end, new URL(name, own).href);
  }
  return made + code.slice(at);
}

/**
 * Redirects an element attribute that contains a URL to the output files. Reading the attribute returns the original
 * value.
 */
function redirect(prototype: object, name: string): void {
  const property = Object.getOwnPropertyDescriptor(prototype, name);
  if (!property?.get || !property.set) return;
  const { get, set } = property;
  Object.defineProperty(prototype, name, {
    ...property,
    get(this: unknown) {
      const found = get.call(this) as string;
      return asked.get(found) ?? found;
    },
    set(this: unknown, value: unknown) {
      set.call(this, addressOf(String(value)));
    },
  });
}

function redirectPage(): void {
  redirect(HTMLScriptElement.prototype, 'src');
  redirect(HTMLLinkElement.prototype, 'href');
  redirect(HTMLImageElement.prototype, 'src');
  redirect(HTMLMediaElement.prototype, 'src');
  redirect(HTMLSourceElement.prototype, 'src');
  const { setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function (name, value) {
    const leads = /^(?:src|href)$/i.test(name) && !(this instanceof HTMLAnchorElement);
    setAttribute.call(this, name, leads ? addressOf(String(value)) : value);
  };
  const load = fetch;
  window.fetch = async (input, options) => {
    const address = input instanceof Request ? input.url : String(input);
    const path = pathOf(address);
    if (path === undefined && URL.parse(address, home)?.origin === home.origin)
      return new Response('Not found', { status: 404 });
    return load(path === undefined ? input : addressOf(address), options);
  };
  const Native = Worker;
  window.Worker = class extends Native {
    constructor(address: string | URL, options?: WorkerOptions) {
      super(addressOf(String(address)), options);
    }
  };
  Object.assign(window, {
    previewAddress: (address: unknown, base: string) => addressOf(new URL(String(address), base).href),
  });
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof Element) {
          runHandlers(node);
          if (node instanceof HTMLStyleElement) redirectStyle(node);
        }
  }).observe(document, { childList: true, subtree: true });
}

/** Redirects the URLs in a style element that a script inserted. */
function redirectStyle(style: HTMLStyleElement): void {
  const text = style.textContent ?? '';
  if (/url\(/.test(text)) style.textContent = redirectedStyle(text, home);
}

function redirectedStyle(text: string, base: string | URL): string {
  return text.replaceAll(
    /url\((["']?)([^"')]+)\1\)/g,
    (_whole, _quote, address: string) => `url("${addressOf(address, base)}")`,
  );
}

function forwardConsole(): void {
  for (const level of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    const write = console[level].bind(console);
    console[level] = (...values: unknown[]) => {
      write(...values);
      lines.add(level, values.map((value) => (typeof value === 'string' ? value : inspect(value))).join(' '));
    };
  }
}

/** Replaces the preview's document with the page to show, and runs the page's scripts in order. */
function showPage(html: string): void {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  for (const element of parsed.querySelectorAll(
    'script[src], img[src], link[href], source[src], video[src], audio[src]',
  ))
    for (const name of ['src', 'href']) {
      const value = element.getAttribute(name);
      if (value !== null) element.setAttribute(name, addressOf(value));
    }
  const imports = Object.fromEntries(
    [...files.keys()].filter((path) => /\.m?js$/.test(path)).map((path) => [new URL(path, home).href, addressOf(path)]),
  );
  lockInlineCode(parsed, { imports }, (code, isModule) =>
    isModule ? moduleCode(guardLoops(code), home.href) : guardLoops(code),
  );
  document.open();
  installGuard(createGuard(loopLimit));
  listen();
  redirectPage();
  removeWays();
  document.write(`<!doctype html>${parsed.documentElement.outerHTML}`);
  document.close();
}

/**
 * Removes APIs from the preview that no policy covers: connections, and history entries that would disable the tab's
 * back button.
 */
function removeWays(): void {
  for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'WebTransport'])
    Reflect.deleteProperty(window, name);
  History.prototype.pushState = History.prototype.replaceState;
}

function take(added: PreviewFiles): void {
  for (const [path, bytes] of Object.entries(added)) {
    files.set(path, bytes);
    addresses.delete(path);
  }
}

/**
 * Forwards the preview's console output, errors, and update results to the playground. The listeners are added here
 * because replacing the document removes all earlier ones.
 */
function listen(): void {
  addEventListener('error', ({ message }) => message && lines.add('uncaught', message));
  addEventListener('unhandledrejection', ({ reason }) =>
    lines.add('uncaught', reason instanceof Error ? String(reason) : inspect(reason)),
  );
  addEventListener('playground:updated', (event) => {
    const { outcome, modules } = (event as CustomEvent<{ outcome: 'applied'; modules: string[] }>).detail;
    lines.flush();
    say({ type: 'updated', outcome, modules });
  });
  // Forward Escape to the playground's page, which doesn't receive keys that are pressed in the frame. Code in the
  // preview may intercept Tab.
  addEventListener('keydown', ({ key }) => key === 'Escape' && say({ type: 'leave' }), { capture: true });
  addEventListener('message', ({ data, source }: MessageEvent<PreviewRequest>) => {
    if (source !== page) return;
    if (data.type === 'run') {
      take(data.files);
      showPage(data.html);
    } else if (data.type === 'update') {
      take(data.files);
      void isLoaded().then(() => askForUpdate(data.hashes));
    }
  });
}

/** Resolves when the scripts of the previewed page have run, including the HMR client. */
async function isLoaded(): Promise<void> {
  if (document.readyState === 'complete') return;
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
}

/** Asks the HMR client of the previewed page to update. Without a client, reports that the page must be reloaded. */
function askForUpdate(hashes: readonly string[]): void {
  const isOpen = dispatchEvent(new CustomEvent('playground:update', { detail: hashes, cancelable: true }));
  if (isOpen) say({ type: 'updated', outcome: 'reload', modules: [] });
}

// If the preview's document is opened directly, it has the site's origin and must do nothing.
if (self.origin === 'null' && page !== self) {
  forwardConsole();
  listen();
  say({ type: 'ready' });
}
