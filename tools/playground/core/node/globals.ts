/** What Node has as globals, and a worker of a browser does not. It has to come before webpack. */
import { Buffer } from './buffer.ts';
import { process } from './process.ts';
import { clearImmediate, setImmediate } from './timers.ts';

Object.assign(globalThis, { global: globalThis, Buffer, process, setImmediate, clearImmediate });
