/**
 * Node's `path` module for POSIX, reimplemented from its documentation. It is used by webpack and configurations that
 * run in the browser, where the working directory is `/project`.
 */

export const sep = '/';
export const delimiter = ':';

export function normalize(path: string): string {
  if (path === '') return '.';
  const absolute = path.startsWith('/');
  const kept: string[] = [];
  for (const part of path.split('/')) {
    if (part === '' || part === '.') continue;
    if (part !== '..') kept.push(part);
    else if (kept.length > 0 && kept.at(-1) !== '..') kept.pop();
    else if (!absolute) kept.push(part);
  }
  const tail = path.endsWith('/') && kept.length > 0 ? '/' : '';
  return (absolute ? '/' : '') + kept.join('/') + tail || (absolute ? '/' : path.endsWith('/') ? './' : '.');
}

export function isAbsolute(path: string): boolean {
  return path.startsWith('/');
}

export function join(...parts: string[]): string {
  for (const part of parts) mustBeText(part);
  return normalize(parts.filter(Boolean).join('/'));
}

export function resolve(...parts: string[]): string {
  let path = '';
  for (const part of ['/project', ...parts]) {
    mustBeText(part);
    if (part) path = part.startsWith('/') ? part : `${path}/${part}`;
  }
  const found = normalize(path);
  return found.length > 1 ? found.replace(/\/$/, '') : found;
}

export function relative(from: string, to: string): string {
  const start = resolve(from).split('/').filter(Boolean);
  const end = resolve(to).split('/').filter(Boolean);
  let common = 0;
  while (common < start.length && start[common] === end[common]) common += 1;
  return [...start.slice(common).map(() => '..'), ...end.slice(common)].join('/');
}

export function dirname(path: string): string {
  mustBeText(path);
  const bare = path.replace(/(?<=[^/])\/+$/, '');
  const at = bare.lastIndexOf('/');
  if (at === -1) return '.';
  return at === 0 ? '/' : bare.slice(0, at);
}

export function basename(path: string, suffix = ''): string {
  mustBeText(path);
  const name = path.replace(/\/+$/, '').split('/').at(-1) ?? '';
  return suffix && name !== suffix && name.endsWith(suffix) ? name.slice(0, -suffix.length) : name;
}

export function extname(path: string): string {
  const name = basename(path);
  const at = name.lastIndexOf('.');
  return at <= 0 || name === '..' ? '' : name.slice(at);
}

interface ParsedPath {
  root: string;
  dir: string;
  base: string;
  ext: string;
  name: string;
}

export function parse(path: string): ParsedPath {
  const root = path.startsWith('/') ? '/' : '';
  const base = basename(path);
  const ext = extname(path);
  const dir = path.replace(/(?<=[^/])\/+$/, '').includes('/') ? dirname(path) : '';
  return { root, dir, base, ext, name: ext ? base.slice(0, -ext.length) : base };
}

export function format({ root = '', dir, base, ext = '', name = '' }: Partial<ParsedPath>): string {
  const last = base ?? name + ext;
  if (!dir) return root + last;
  return dir === root ? dir + last : `${dir}/${last}`;
}

export function toNamespacedPath<T>(path: T): T {
  return path;
}

function mustBeText(value: unknown): void {
  if (typeof value === 'string') return;
  throw Object.assign(
    new TypeError(`The "path" argument must be of type string. Received ${value === null ? 'null' : typeof value}`),
    { code: 'ERR_INVALID_ARG_TYPE' },
  );
}

const own = {
  sep,
  delimiter,
  normalize,
  isAbsolute,
  join,
  resolve,
  relative,
  dirname,
  basename,
  extname,
  parse,
  format,
  toNamespacedPath,
};
/** Minimal version of Node's `path.win32`, with only the functions that don't depend on a drive. */
export const win32 = { ...own, sep: '\\', isAbsolute: (path: string) => /^(?:[a-z]:)?[\\/]/i.test(path) };
/** The POSIX functions of `path`, with the properties `posix` and `win32` as in Node's module. */
export const posix = Object.assign(own, { posix: own, win32 });
export default posix;
