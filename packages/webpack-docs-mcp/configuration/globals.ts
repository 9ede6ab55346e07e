/**
 * Defines the globals of the isolated context in which a reader's configuration runs, in addition to those of the
 * language: the parts of Node.js and of the web that configurations use while they are loaded. This module must be
 * imported first.
 */
import path from '../../../src/model/posix-path.ts';

/** Minimal `URL` class, because configurations create only file URLs. */
class FileAddress {
  readonly protocol: string;
  readonly pathname: string;
  readonly href: string;

  constructor(address: unknown, base?: unknown) {
    const text = String(address);
    const [, protocol = ''] = /^([a-z][\w+.-]*:)/i.exec(text) ?? [];
    if (protocol === '' && base === undefined) throw new TypeError('Invalid URL');
    this.protocol = protocol || 'file:';
    const rest = text.slice(protocol.length).replace(/^\/\/[^/]*/, '');
    const folder = base === undefined ? '/' : new FileAddress(base).pathname.replace(/[^/]*$/, '');
    const isFolder = /(?:^|\/)\.{0,2}$/.test(rest);
    const joined = path.resolve('/', folder, rest || '/');
    this.pathname = isFolder && !joined.endsWith('/') ? `${joined}/` : joined;
    this.href = protocol === '' || protocol === 'file:' ? `file://${this.pathname}` : text;
  }

  toString(): string {
    return this.href;
  }

  toJSON(): string {
    return this.href;
  }
}

/** Replaces timers for configurations. Callbacks run in a microtask. */
function soon(run: unknown, _wait?: number, ...given: unknown[]): number {
  if (typeof run === 'function') void Promise.resolve().then(() => run(...given));
  return 0;
}

const nothing = (): void => {};
const quiet = new Proxy({}, { get: () => nothing });

Object.assign(globalThis, {
  self: globalThis,
  global: globalThis,
  URL: FileAddress,
  URLSearchParams: class {},
  console: quiet,
  setTimeout: soon,
  setImmediate: (run: unknown, ...given: unknown[]) => soon(run, 0, ...given),
  setInterval: () => 0,
  clearTimeout: nothing,
  clearImmediate: nothing,
  clearInterval: nothing,
  queueMicrotask: (run: unknown) => soon(run),
});
