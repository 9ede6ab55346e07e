/** Defines the Node.js globals that a web worker lacks. This module must be imported before webpack. */
import { Buffer } from './buffer.ts';
import { process } from './process.ts';
import { clearImmediate, setImmediate } from './timers.ts';

Object.assign(globalThis, { global: globalThis, Buffer, process, setImmediate, clearImmediate });
