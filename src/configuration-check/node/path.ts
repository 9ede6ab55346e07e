/** `path` of Node on a system like Linux, as far as webpack's defaults and configurations use it. */
import { cwd } from './process.ts';

const sep = '/';
const delimiter = ':';

function isAbsolute(path: string): boolean {
  return path.startsWith('/');
}

function normalize(path: string): string {
  const kept: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') kept.push(part);
    else if (kept.length > 0 && kept.at(-1) !== '..') kept.pop();
    else if (!isAbsolute(path)) kept.push('..');
  }
  const inner = kept.join('/');
  const whole = `${isAbsolute(path) ? '/' : ''}${inner}${inner && path.endsWith('/') ? '/' : ''}`;
  return whole || '.';
}

function join(...parts: string[]): string {
  return normalize(parts.filter(Boolean).join('/'));
}

function resolve(...parts: string[]): string {
  const last = parts.findLastIndex(isAbsolute);
  const path = normalize([...(last < 0 ? [cwd()] : []), ...parts.slice(Math.max(last, 0))].join('/'));
  return path.length > 1 ? path.replace(/\/$/, '') : path;
}

function relative(from: string, to: string): string {
  const parts = (path: string) => resolve(path).split('/').filter(Boolean);
  const [start, end] = [parts(from), parts(to)];
  const shared = start.findIndex((part, index) => part !== end[index]);
  const common = shared < 0 ? start.length : shared;
  return [...start.slice(common).map(() => '..'), ...end.slice(common)].join('/');
}

function dirname(path: string): string {
  const folder = /^(.*)\/[^/]+\/*$/s.exec(path)?.[1];
  if (folder === undefined) return isAbsolute(path) ? '/' : '.';
  return folder || '/';
}

function basename(path: string, extension = ''): string {
  const name = /([^/]*)\/*$/.exec(path)?.[1] ?? '';
  return extension && name !== extension && name.endsWith(extension) ? name.slice(0, -extension.length) : name;
}

function extname(path: string): string {
  return /[^.](\.[^.]*)$/.exec(basename(path))?.[1] ?? '';
}

function parse(path: string) {
  const [base, ext] = [basename(path), extname(path)];
  return { root: isAbsolute(path) ? '/' : '', dir: dirname(path), base, ext, name: basename(base, ext) };
}

function toNamespacedPath(path: string): string {
  return path;
}

const own = { sep, delimiter, isAbsolute, normalize, join, resolve, relative, dirname, basename, extname, parse };

/** The same under its own name. `win32` is here for code that only looks whether a path could be one of Windows. */
const posix = own;
const win32 = { ...own, isAbsolute: (path: string) => /^(?:[a-z]:)?[\\/]/i.test(path) };
export {
  sep,
  delimiter,
  isAbsolute,
  normalize,
  join,
  resolve,
  relative,
  dirname,
  basename,
  extname,
  parse,
  toNamespacedPath,
  posix,
  win32,
};
export default { ...own, posix, win32, toNamespacedPath };
