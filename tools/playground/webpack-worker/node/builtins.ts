/**
 * Replacements for Node.js's built-in modules by name, for webpack in the playground's worker and for the project's
 * code. Unsupported modules throw when they are used.
 */
import EventEmitter from 'playground:events';
import assert from './assert.ts';
import * as buffer from './buffer.ts';
import crypto from './crypto.ts';
import { fs, promises } from './fs.ts';
import path from '../../../../src/model/posix-path.ts';
import { process } from './process.ts';
import querystring from './querystring.ts';
import stream from './stream.ts';
import { clearImmediate, setImmediate } from './timers.ts';
import url from './url.ts';
import util from './util.ts';
import vm from './vm.ts';
import { stripTypeScriptTypes } from '../parts.ts';

declare const NODE_BUILTINS: readonly string[];

/**
 * Creates the `require` function of a file. The playground's module loader supplies the implementation
 * (`module.createRequire`).
 */
let createRequire: (file: string) => unknown = () => {
  throw new Error('Nothing is evaluated yet.');
};

/** Sets the implementation of Node.js's `module.createRequire`. Called by the playground's module loader. */
export function setCreateRequire(create: (file: string) => unknown): void {
  createRequire = create;
}

const cpu = { model: 'browser', speed: 0, times: {} };

const modules: Record<string, unknown> = {
  assert,
  'assert/strict': assert,
  buffer: { ...buffer, Blob, atob, btoa },
  crypto,
  events: EventEmitter,
  fs,
  'fs/promises': promises,
  module: {
    builtinModules: NODE_BUILTINS,
    isBuiltin,
    createRequire: (file: string | URL) => createRequire(String(file).replace(/^file:\/\//, '')),
    stripTypeScriptTypes,
  },
  os: {
    EOL: '\n',
    platform: () => 'linux',
    type: () => 'Linux',
    release: () => '',
    arch: () => 'x64',
    homedir: () => '/root',
    tmpdir: () => '/tmp',
    hostname: () => 'playground',
    endianness: () => 'LE',
    // Report a single core, so that webpack's plugins start no worker threads.
    availableParallelism: () => 1,
    cpus: () => [cpu],
    totalmem: () => 2 ** 32,
    freemem: () => 2 ** 31,
    constants: { signals: {} },
  },
  path,
  'path/posix': path.posix,
  'path/win32': path.win32,
  perf_hooks: { performance },
  process,
  punycode: {},
  querystring,
  stream,
  string_decoder: {},
  timers: { setTimeout, clearTimeout, setInterval, clearInterval, setImmediate, clearImmediate },
  'timers/promises': {
    setTimeout: (time: number, value: unknown) => new Promise((resolve) => setTimeout(() => resolve(value), time)),
    setImmediate: (value: unknown) => new Promise((resolve) => setImmediate(() => resolve(value))),
  },
  tty: { isatty: () => false },
  url,
  util,
  'util/types': util.types,
  vm,
  worker_threads: { isMainThread: true, threadId: 0, parentPort: null, workerData: null },
  zlib: { constants: {} },
};

/** Whether a request names a Node.js module (`fs`, `node:fs`). */
export function isBuiltin(request: string): boolean {
  return request.startsWith('node:') || NODE_BUILTINS.includes(request);
}

/**
 * Returns the replacement for a Node.js module.
 * @param request name with or without `node:`
 */
export function builtin(request: string): unknown {
  const name = request.replace(/^node:/, '');
  return (modules[name] ??= missing(name));
}

/** Returns a placeholder for an unsupported Node.js module. It can be loaded but not used. */
function missing(name: string): unknown {
  return new Proxy(
    {},
    {
      get: (_target, member) => {
        if (typeof member === 'symbol' || member === '__esModule' || member === 'then') return undefined;
        if (/^[A-Z]/.test(member)) return class Missing {};
        return () => {
          throw new Error(`${name}.${member} isn’t available in the playground: a browser has no ${name}.`);
        };
      },
    },
  );
}
