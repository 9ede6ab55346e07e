/** Defines Node's globals that a browser's worker lacks. Must be imported before webpack. */
import { Buffer } from './buffer.ts';
import { process } from './process.ts';
import { clearImmediate, setImmediate } from './timers.ts';

Object.assign(globalThis, { global: globalThis, Buffer, process, setImmediate, clearImmediate });
