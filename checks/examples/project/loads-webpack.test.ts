import { expect, test } from 'vitest';
import { isProofAlone, loadsWebpack } from './loads-webpack.ts';

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

const proof = 'await prove({ files: { "src/index.js": "import \'./lib.js\'; import(\\"./b.js\\");" } }, () => {});';

test.each([
  ['imports packages', `import path from "node:path"; const { a } = await import("webpack");\n${proof}`, true],
  ['reads its own address', `console.log(import.meta.url);\n${proof}`, true],
  ['imports a file of the project', `import { a } from "./a.js";\n${proof}`, false],
  ['imports a file at run time', `await import("./dist/main.js");\n${proof}`, false],
  ['computes what it imports', `await import(pathToFileURL("dist/main.js").href);\n${proof}`, false],
  ['makes a require', `import { createRequire } from "node:module";\n${proof}`, false],
  ['proves nothing', 'import webpack from "webpack";', false],
])('a script that %s: whether it can share a process with other steps of its example', (_what, code, expected) => {
  expect(isProofAlone({ code })).toBe(expected);
});
