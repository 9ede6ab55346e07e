import { expect, test } from 'vitest';
import { loadsWebpack } from './loads-webpack.ts';

const build = { title: 'tools/build.mjs', code: 'import webpack from "webpack";' };
const steps = { title: 'tools/steps.mjs', code: 'export { build } from "./build.mjs";\nimport "../radio.mjs";' };
const radio = { title: 'radio.mjs', code: 'import { steps } from "./tools/steps.mjs";' };
const plain = { title: 'plain.js', code: 'export default 1;' };
const project = [build, steps, radio, plain];

test.each([
  ['names it', 'const { ModuleGraph } = require("webpack/lib/index.js");', true],
  ['imports a file that does', 'import "./tools/build.mjs";', true],
  ['imports it by way of others, which import each other', 'const { a } = await import("./radio.mjs");', true],
  ['leaves the extension out', 'require("./plain");', false],
  ['imports none of these', 'import "./plain.js"; import fs from "node:fs";', false],
  ['imports what is not there', 'import "./dist/main.js";', false],
])('a script that %s', (_what, code, expected) => {
  expect(loadsWebpack({ code }, project)).toBe(expected);
});
