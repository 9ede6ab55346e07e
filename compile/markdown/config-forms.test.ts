import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import webpack from 'webpack';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { commonJsPackages, configForms, isWholeConfig } from './config-forms.ts';
import { markdownBody } from '../markdown-copy/markdown-body.ts';
import { compileText, htmlOf } from '../testing/compile-text.ts';
import { parseFenceInfo } from './fence.ts';

const project = path.resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);

test('imports, directory and export take the form of CommonJS; the type says what TypeScript checks', () => {
  const code = [
    'import { resolve, join as at } from "node:path";',
    'import webpack from "webpack";',
    '',
    'export default {',
    '  output: { path: resolve(import.meta.dirname, "out"), filename: at("a", "b.js") },',
    '  plugins: [new webpack.ProgressPlugin()],',
    '};',
  ].join('\n');
  const { cjs, ts } = configForms(code)!;
  expect(cjs).toEqual([
    'const { resolve, join: at } = require("node:path");',
    'const webpack = require("webpack");',
    '',
    'module.exports = {',
    '  output: { path: resolve(__dirname, "out"), filename: at("a", "b.js") },',
    '  plugins: [new webpack.ProgressPlugin()],',
    '};',
  ]);
  expect(ts).toEqual([...code.split('\n').slice(0, -1), '} satisfies import("webpack").Configuration;']);
  expect(configForms('export default [];')!.ts).toEqual([
    'export default [] satisfies import("webpack").Configuration[];',
  ]);
});

test.each([
  ['a file of the example', 'import a from "./a.js"; export default {};'],
  ['an ES module', 'import a from "unknown-package"; export default {};'],
  ['await', 'const a = await b(); export default {};'],
  ['a function', 'export default (env) => ({});'],
  ['a name for later', 'const config = {}; export default config;'],
  ['another export', 'export const a = 1; export default {};'],
  ['import.meta.url', 'export default { context: import.meta.url };'],
  ['import.meta alone', 'export default { context: f(import.meta) };'],
  ['CommonJS', 'module.exports = {};'],
  ['require', 'import { createRequire } from "node:module"; export default {};'],
  ['default and named', 'import webpack, { ProgressPlugin } from "webpack"; export default {};'],
  ['a mistake', 'export default {;'],
])('%s is left alone', (_name, code) => {
  expect(configForms(code)).toBeUndefined();
});

test('an await inside a function harms nothing', () => {
  expect(configForms('export default { entry: async () => await f() };')).toBeDefined();
});

test.each([...commonJsPackages])('%s is the same for both kinds of modules', async (name) => {
  const imported = (await import(name)) as { default: unknown };
  expect(require(name)).toBe(imported.default);
});

describe('every configuration of the site', () => {
  const root = path.join(project, '.cache');
  let folder: string;
  let names: string[] = [];

  beforeAll(async () => {
    mkdirSync(root, { recursive: true });
    folder = mkdtempSync(path.join(root, 'config-forms-'));
    const codes = new Set<string>();
    for await (const file of glob('content/**/*.{md,mdx}', { cwd: project })) {
      for (const code of wholeConfigs(readFileSync(path.join(project, file), 'utf8'))) codes.add(code);
    }
    names = [...codes].flatMap((code, index) => {
      const forms = configForms(code);
      if (!forms) return [];
      writeFileSync(path.join(folder, `${index}.mjs`), code);
      writeFileSync(path.join(folder, `${index}.cjs`), forms.cjs.join('\n'));
      if (forms.ts) writeFileSync(path.join(folder, `${index}.mts`), forms.ts.join('\n'));
      const lines = code.split('\n').length;
      expect([forms.cjs.length, forms.ts?.length ?? lines]).toEqual([lines, lines]);
      return [String(index)];
    });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test('is the same in all forms', async () => {
    expect(names.length).toBeGreaterThan(100);
    const script = `
      const { existsSync } = require('node:fs');
      const { inspect } = require('node:util');
      const { pathToFileURL } = require('node:url');
      (async () => {
        const different = [];
        for (const name of JSON.parse(process.argv[1])) {
          const load = async (end) => {
            try { const module = await import(pathToFileURL(name + end)); return inspect(module.default, { depth: 8 }).replaceAll(name + end, 'config'); }
            catch (error) { return 'failed: ' + error.message.split('\\n')[0].replaceAll(name + end, 'config'); }
          };
          const [esm, cjs] = [await load('.mjs'), await load('.cjs')];
          const ts = existsSync(name + '.mts') ? await load('.mts') : esm;
          if (esm !== cjs || esm !== ts) different.push({ name, esm: esm.slice(0, 400), cjs: cjs.slice(0, 400), ts: ts.slice(0, 400) });
        }
        console.log(JSON.stringify(different));
      })();`;
    const answer = execFileSync(
      process.execPath,
      ['-e', script, JSON.stringify(names.map((name) => path.join(folder, name)))],
      {
        encoding: 'utf8',
        maxBuffer: 64 * 1024 * 1024,
      },
    );
    expect(JSON.parse(answer.trim().split('\n').at(-1)!)).toEqual([]);
  }, 120_000);

  test('has the types that TypeScript expects', () => {
    const check = [
      '--ignoreConfig',
      '--noEmit',
      '--skipLibCheck',
      '--strict',
      '--noImplicitAny',
      'false',
      '--module',
      'nodenext',
      '--target',
      'es2024',
      '--types',
      'node',
    ];
    // Configurations that webpack rejects aren't type-checked, because pages show them on purpose.
    const typed = names
      .filter((name) => existsSync(path.join(folder, `${name}.mts`)) && isValid(path.join(folder, `${name}.cjs`)))
      .map((name) => `${name}.mts`);
    expect(typed.length).toBeGreaterThan(100);
    let said = '';
    try {
      execFileSync(process.execPath, [path.join(project, 'node_modules/typescript/bin/tsc'), ...check, ...typed], {
        cwd: folder,
        encoding: 'utf8',
      });
    } catch (error) {
      said = String((error as { stdout?: string }).stdout);
    }
    expect(said).toBe('');
  }, 120_000);
});

/** Returns the code of all blocks that contain a complete configuration. */
function wholeConfigs(markdown: string): string[] {
  return [...markdown.matchAll(/^( *)```(m?js .*)\n([^]*?)\n\1```$/gm)].flatMap(([, indent, info, code]) => {
    const { attributes } = parseFenceInfo(info!);
    const whole = isWholeConfig({ ...attributes, code: '', line: 1, anchor: '' });
    return whole
      ? [
          code!
            .split('\n')
            .map((line) => line.slice(indent!.length))
            .join('\n'),
        ]
      : [];
  });
}

function isValid(file: string): boolean {
  try {
    webpack.validate(require(file) as webpack.Configuration);
    return true;
  } catch {
    return false;
  }
}

test('a block has lines that differ in all forms, and the others once; search and copy have the ES module', async () => {
  const code = 'import webpack from "webpack";\n\nexport default {\n  mode: "none",\n};';
  const { html, sections, url } = await compileText('```js title="webpack.config.js"\n' + code + '\n```');
  expect(html).toContain('data-forms="cjs ts"');
  expect(html.match(/mode:/g)).toHaveLength(1);
  const plain = html.replaceAll(/<\/?i[^>]*>/g, '');
  expect(plain).toContain(
    '<span class="esm ts">import webpack from "webpack";\n</span><span class="cjs">const webpack',
  );
  expect(plain).toContain('<span class="esm cjs">};</span><span class="ts">} satisfies');
  expect(sections[0]!.code).toBe(`webpack.config.js\n${code}`);
  expect(markdownBody(html, { origin: 'https://webpack.js.org', url })).toBe(
    '```js title="webpack.config.js"\n' + code + '\n```',
  );
});

test('marked, partial and exempt blocks have one form', async () => {
  for (const attributes of ['{2}', 'excerpt', 'exempt="why"'])
    expect(await htmlOf(`\`\`\`js title="webpack.config.js" ${attributes}\nexport default {};\n\`\`\``)).not.toContain(
      'data-forms',
    );
});
