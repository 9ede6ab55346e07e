/** Measures the playground in Chromium: size, startup and build times, and memory. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import type { Page } from 'playwright-core';
import { serveBarePage } from '../e2e/bare-page.ts';
import { makePlayground } from '../build/make.ts';
import type { Project } from '../../../src/model/project.ts';
import type { BuildOptions } from '../model/protocol.ts';
import { kilo, median } from '../../../bench/browser-setup.ts';
import type { MeasureTool } from '../../../bench/tool-bench.ts';

const script = `
import { createProjectBuilder } from './tools/playground/page/sandbox/project-builder.ts';
import { createPreview } from './tools/playground/page/sandbox/preview.ts';
let told = () => {};
const builder = createProjectBuilder({ onEvent: (event) => told(event) });
const preview = createPreview({ parent: document.body, title: 'Preview', onMessage: (message) => told(message), onFlood: () => {} });
const next = (wanted) => new Promise((resolve) => { told = (event) => { if (wanted(event)) resolve(event); }; });
window.restart = () => builder.stop();
window.build = async (project, options) => {
  let ready = 0;
  const start = performance.now();
  const ended = next((event) => { if (event.type === 'ready') ready = event.time; return event.type === 'result' || event.type === 'failed'; });
  builder.build(project, options);
  const { result } = await ended;
  if (!result || result.exitCode !== 0) throw new Error(JSON.stringify(result?.problems ?? 'no result'));
  window.made = result.compilations[0];
  return { ready, took: performance.now() - start - ready };
};
const files = () => Object.fromEntries(window.made.assets.map(({ name, content }) => [name, content]));
window.run = async () => {
  const ready = next((event) => event.type === 'console');
  preview.run({ files: files(), html: '<!doctype html><script src="main.js"></script>' });
  await ready;
};
window.update = async () => {
  const updated = next((event) => event.type === 'updated');
  preview.update(files(), [window.made.hash]);
  const { outcome } = await updated;
  if (outcome !== 'applied') throw new Error(outcome);
};
`;

/** Functions that the script of the benchmark page defines. */
declare const window: {
  restart(): void;
  build(project: Project, options: BuildOptions): Promise<{ ready: number; took: number }>;
  run(): Promise<void>;
  update(): Promise<void>;
};

const manifest = '{ "type": "module" }';
const configuration = 'export default { mode: "development" };';

const small: Project = {
  files: {
    'package.json': manifest,
    'webpack.config.js': configuration,
    'src/index.js': 'import { a } from "./a.js";\nimport { b } from "./b.js";\nconsole.log(a + b);',
    'src/a.js': 'export const a = 1;',
    'src/b.js': 'export const b = 2;',
  },
  commandLine: '',
};

/**
 * Creates a playground project with an entry that imports 300 modules. @param edit changes the content of module 150
 */
function largeProject(edit: number): Project {
  const names = Array.from({ length: 300 }, (_, index) => `m${index}`);
  const modules = names.map((name, index) => [
    `src/${name}.js`,
    `export function ${name}(value) {\n  const made = { value, index: ${index}, edit: ${index === 150 ? edit : 0} };\n  return made.value + made.index;\n}\n`,
  ]);
  const imports = names.map((name) => `import { ${name} } from "./${name}.js";`).join('\n');
  return {
    files: {
      'package.json': manifest,
      'webpack.config.js': configuration,
      'src/index.js': `${imports}\nconsole.log([${names.join(', ')}].reduce((value, one) => one(value), 0));\nimport.meta.webpackHot?.accept("./m150.js");\n`,
      ...Object.fromEntries(modules),
    },
    commandLine: '',
  };
}

/**
 * Measures times in milliseconds, and sizes in kB with Brotli at level 11.
 *
 * - Startup: from the first request to a ready worker, with webpack's script in the browser's cache.
 * - First build: a project with three modules.
 * - Edits: 50 edits of one module out of 300.
 * - Hot update: from the edit until the new code runs in the preview.
 * - Memory: of the page and its frames after these edits; measured only on Linux.
 */
export const measureTool: MeasureTool = async ({ browser }) => {
  const { list, folder } = await makePlayground();
  const core = await readFile(path.join(folder, list.core.address));
  const server = await serveBarePage(script);
  try {
    const page = await browser.newPage();
    await page.goto(`${server.origin}/playground/`);
    const build = (project: Project, options: BuildOptions) => buildIn(page, project, options);
    const once = { watch: false, hot: false };
    await build(small, once);
    const boots: number[] = [];
    const first: number[] = [];
    for (let run = 0; run < 5; run += 1) {
      await page.evaluate(() => window.restart());
      const { ready, took } = await build(small, once);
      boots.push(ready);
      first.push(took);
    }
    const edits: number[] = [];
    const hot: number[] = [];
    const watching = { watch: true, hot: true };
    await build(largeProject(0), watching);
    await page.evaluate(() => window.run());
    for (let edit = 1; edit <= 50; edit += 1) {
      const start = performance.now();
      edits.push((await build(largeProject(edit), watching)).took);
      await page.evaluate(() => window.update());
      hot.push(performance.now() - start);
    }
    return [
      ['core, kB', kilo(brotliCompressSync(core, { params: { [constants.BROTLI_PARAM_LGWIN]: 24 } }).length)],
      ['start, ms', median(boots)],
      ['first build, ms', median(first)],
      ['edit of one of 300 modules, ms', median(edits)],
      ['the same, 95th percentile', Math.round(edits.toSorted((a, b) => a - b)[47] ?? Number.NaN)],
      ['hot update, ms', median(hot)],
      ['memory, MB', await memoryOf(page)],
    ];
  } finally {
    await server.close();
  }
};

function buildIn(page: Page, project: Project, options: BuildOptions): Promise<{ ready: number; took: number }> {
  return page.evaluate(([one, how]) => window.build(one, how), [project, options] as const);
}

/** Returns the private memory of the page and its frames, which the operating system reports per process. */
async function memoryOf(page: Page): Promise<number> {
  const devtools = await page.context().browser()!.newBrowserCDPSession();
  const { processInfo } = await devtools.send('SystemInfo.getProcessInfo');
  const renderers = processInfo.filter(({ type }) => type === 'renderer');
  const sizes = await Promise.all(renderers.map(({ id }) => readFile(`/proc/${id}/smaps_rollup`, 'utf8')));
  const kilobytes = sizes.flatMap((text) =>
    [...text.matchAll(/^Private_\w+:\s+(\d+) kB/gm)].map(([, size]) => Number(size)),
  );
  return Math.round(kilobytes.reduce((sum, size) => sum + size, 0) / 1e3);
}
