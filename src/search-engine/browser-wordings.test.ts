import { expect, test } from 'vitest';
import { inChromesWords } from './browser-wordings.ts';

const readTap = "TypeError: Cannot read properties of undefined (reading 'tap')";

test.each([
  ["TypeError: Cannot read property 'tap' of undefined", readTap],
  [`TypeError: can't access property "tap", compiler.hooks.harbor is undefined`, readTap],
  ["TypeError: undefined is not an object (evaluating 'compiler.hooks.harbor.tap')", readTap],
  [
    "TypeError: undefined is not an object (evaluating 'modules[id].call(module.exports, module)')",
    readTap.replace('tap', 'call'),
  ],
  ["ReferenceError: Can't find variable: process", 'ReferenceError: process is not defined'],
  [
    'TypeError: error loading dynamically imported module: /a.js',
    'TypeError: Failed to fetch dynamically imported module: /a.js',
  ],
  [
    'TypeError: (0 , _tides__WEBPACK_IMPORTED_MODULE_12__.high) is not a function',
    'TypeError: (0 , _x__WEBPACK_IMPORTED_MODULE_0__.high) is not a function',
  ],
  [
    'TypeError: Object(tides__WEBPACK_IMPORTED_MODULE_3__["default"]) is not a function',
    'TypeError: (0 , _x__WEBPACK_IMPORTED_MODULE_0__.default) is not a function',
  ],
  [readTap, readTap],
])('%j is %j', (printed, worded) => expect(inChromesWords(printed)).toBe(worded));
