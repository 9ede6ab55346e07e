import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { temporaryFolder } from '../../compile/testing/temporary-folder.ts';
import { loadFacts } from '../../facts/index.ts';
import type { Claim } from '../../compile/types.ts';
import { unknownNames } from './unknown-names.ts';

const facts = loadFacts();
const folder = temporaryFolder('names');

/** Returns the findings on a page with this text, as `line message`. */
function findings(text: string, claims: Claim[] = []): string[] {
  const file = path.join(folder, 'page.md');
  writeFileSync(file, text);
  return unknownNames({ file, text, claims }, facts).map(({ line, message }) => `${line} ${message}`);
}

const fence = (info: string, code: string): string => `# Page\n\n\`\`\`${info}\n${code}\n\`\`\`\n`;

describe('hooks', () => {
  test.each([
    ['compiler.hooks.emitt.tap("A", () => {});', '4 Compiler and MultiCompiler have no hook emitt. Did you mean emit?'],
    [
      'compiler.hooks.compilation.tap("A", (compilation) => {\n  compilation.hooks.procesAssets.tap("A", () => {});\n});',
      '5 Compilation has no hook procesAssets. Did you mean processAssets?',
    ],
    ['anything.hooks.neverHeardOf.tap("A", () => {});', '4 webpack has no hook neverHeardOf.'],
  ])('%s', (code, message) => {
    expect(findings(fence('js', code))).toEqual([message]);
  });

  test('a hook that exists, and one that the code itself declares', () => {
    expect(findings(fence('js', 'compiler.hooks.emit.tap("A", () => {});'))).toEqual([]);
    expect(
      findings(fence('js', 'class A { hooks = { ready: new SyncHook() }; }\nnew A().hooks.ready.tap("B", () => {});')),
    ).toEqual([]);
  });
});

describe('the loader context', () => {
  test('a member that a loader does not have', () => {
    expect(
      findings(
        fence('js', 'export default function (source) {\n  this.emitWarnings(new Error("x"));\n  return source;\n}'),
      ),
    ).toEqual(["5 A loader's this has no emitWarnings. Did you mean emitWarning?"]);
    expect(findings(fence('js', 'module.exports.pitch = function () {\n  return this.remainingRequests;\n};'))).toEqual(
      ["5 A loader's this has no remainingRequests. Did you mean remainingRequest?"],
    );
  });

  test('what exists, what the loader sets, what another block puts there, and this of a class', () => {
    const loader =
      'export default function (source) {\n  this.own = 1;\n  return this.own + this.resourcePath + this.fromPlugin;\n}';
    expect(findings(`${fence('js', loader)}\n${fence('js', 'context.fromPlugin = 1;')}`)).toEqual([]);
    expect(findings(fence('js', 'export default class A {\n  apply() { this.whatever(); }\n}'))).toEqual([]);
  });
});

describe('flags', () => {
  test.each([
    ['bash', 'npx webpack --wach', '4 webpack-cli has no flag --wach. Did you mean --watch?'],
    ['bash', 'npx webpack --no-devtol', '4 webpack-cli has no flag --no-devtol.'],
    ['bash', 'npx webpack serve \\\n  --opne', '4 webpack-cli has no flag --opne. Did you mean --open?'],
    [
      'json title="package.json"',
      '{ "scripts": { "build": "webpack --mod production" } }',
      '4 webpack-cli has no flag --mod. Did you mean --mode?',
    ],
  ])('%s %s', (info, code, message) => {
    expect(findings(fence(info, code))).toEqual([message]);
  });

  test('known, negated, short and valued flags, other commands, and what follows --', () => {
    const code =
      'npx webpack --mode=production --no-color -c x.js --env a=b # --note\nnpm run build -- --anything\nls --all';
    expect(findings(fence('bash', code))).toEqual([]);
  });

  test('a command that is meant to fail shows what it likes', () => {
    expect(findings(fence('bash fails', 'npx webpack --wach'))).toEqual([]);
  });
});

describe('environment variables', () => {
  test('a name that webpack does not read', () => {
    expect(findings('# Page\n\nSet `WEBPACK_SERV` first.\n')).toEqual([
      '3 webpack has no environment variable WEBPACK_SERV. Did you mean WEBPACK_SERVE?',
    ]);
    expect(findings(fence('js', 'if (env.WEBPACK_HOST) {}'))).toEqual([
      '4 webpack has no environment variable WEBPACK_HOST.',
    ]);
  });

  test('a reader’s own variables in a file .env', () => {
    expect(findings('# Page\n\nIn `.env`, `WEBPACK_API_URL` is visible.\n')).toEqual([]);
    expect(findings('# Page\n\n`DEP_WEBPACK_COMPILATION_ASSETS` and `__WEBPACK_IMPORTED_MODULE_0__`\n')).toEqual([]);
  });
});

test('an option that a plugin does not have, in a plugin without a schema too', () => {
  expect(findings(fence('js', 'new webpack.BannerPlugin({ baner: "x" });'))).toEqual([
    '4 BannerPlugin has no option baner. Did you mean banner?',
  ]);
  expect(findings(fence('js', 'import { BannerPlugin } from "elsewhere";\nnew BannerPlugin({ baner: "x" });'))).toEqual(
    [],
  );
  const bySchema = new Set(['BannerPlugin']);
  const plain = facts
    .ofKind('plugin-option')
    .find(({ owner, name }) => owner === 'ManifestPlugin' && !bySchema.has(name));
  expect(plain).toBeDefined();
  expect(findings(fence('js', 'new webpack.ManifestPlugin({ filenam: "x" });'))).toEqual([
    '4 ManifestPlugin has no option filenam. Did you mean filename?',
  ]);
});

test('an option that the page shows webpack rejecting', () => {
  const code = fence('js project=a', 'new webpack.BannerPlugin({ baner: "x" });');
  const outputOf = (name: string) => `\n\`\`\`text output project=a\nhas an unknown property '${name}'\n\`\`\`\n`;
  expect(findings(code + outputOf('baner'))).toEqual([]);
  expect(findings(code + outputOf('banner'))).toHaveLength(1);
});

describe('values in tables', () => {
  const table =
    '## `optimization.moduleIds`\n\n| Value | Meaning |\n|---|---|\n| `"named"` | Paths. |\n| `"hashd"` | Hashes. |\n';
  const claims: Claim[] = [{ fact: 'option:optimization.moduleIds', anchor: 'x', line: 1, by: 'heading' }];

  test('a value that the option does not take', () => {
    expect(findings(table, claims)).toEqual([
      '6 option:optimization.moduleIds does not take "hashd". Did you mean hashed?',
    ]);
  });

  test('a table about something else', () => {
    expect(findings(table.replace('"named"', '"a.js"').replace('"hashd"', '"b.js"'), claims)).toEqual([]);
  });
});

describe('inline code', () => {
  test.each([
    ['`compiler.hooks.thisCompilaton`', 'webpack has no hook thisCompilaton. Did you mean thisCompilation?'],
    ['`compilation.getAssests()`', 'Compilation has no member getAssests. Did you mean getAssets?'],
    ['`getAssests()`', 'webpack has no getAssests. Did you mean getAssets?'],
    ['`minChunkSizes`', 'webpack has no minChunkSizes. Did you mean minChunkSize?'],
    ['`new BannerPlugin({ baner: "x" })`', 'BannerPlugin has no option baner. Did you mean banner?'],
    ['`BannerPlugin({ exlude: "x" })`', 'BannerPlugin has no option exlude. Did you mean exclude?'],
    [
      '`optimization.splitChunks.minSizes`',
      'There is no option optimization.splitChunks.minSizes. Did you mean minSize?',
    ],
    ['`ouput.filename`', 'There is no option ouput.filename. Did you mean output.filename?'],
    ['`optimisation.minimize`', 'There is no option optimisation.minimize. Did you mean optimization.minimize?'],
    ['`BannerPlugin.entryonly`', 'BannerPlugin has no option entryonly. Did you mean entryOnly?'],
    ['`webpack.BannerPlugin.entryonly`', 'BannerPlugin has no option entryonly. Did you mean entryOnly?'],
    ['`module.rules[0].enforced`', 'There is no option module.rules.enforced. Did you mean enforce?'],
    ['`devServer.hots`', 'There is no option devServer.hots. Did you mean hot?'],
    ['`mode: "producton"`', 'mode does not take "producton". Did you mean production?'],
    ['`optimization.moduleIds: "hashd"`', 'optimization.moduleIds does not take "hashd". Did you mean hashed?'],
    ['`target: "nodee"`', 'target does not take "nodee". Did you mean node?'],
    [
      '`optimization.minimize: "yes"`',
      'optimization.minimize does not take "yes": it should be one of these: boolean | object.',
    ],
    ['`module.rules[].type: 7`', 'module.rules[].type does not take 7: it should be a string.'],
    [
      '`devServer.port: true`',
      'devServer.port does not take true: it should be one of these: number (should be >= 0 and <= 65535) | non-empty string | "auto".',
    ],
    ['`--wacth`', 'webpack-cli has no flag --wacth. Did you mean --watch?'],
    ['`npx webpack --mod production`', 'webpack-cli has no flag --mod. Did you mean --mode?'],
    [
      '`output.jsonpFunction`',
      'output.jsonpFunction is an option of old versions: say so, or name what took its place.',
    ],
    ['`node.fs: "empty"`', 'node.fs is an option of old versions: say so, or name what took its place.'],
    [
      '`optimization.noEmitOnErrors`',
      'optimization.noEmitOnErrors is an option of old versions: say so, or name what took its place.',
    ],
    ['`module.loaders`', 'module.loaders is an option of old versions: say so, or name what took its place.'],
  ])('%s', (code, message) => {
    expect(findings(`# Page\n\nSet ${code} to your liking.\n`)).toEqual([`3 ${message}`]);
  });

  test.each([
    '`entry.main.import`, `output.path`, `module.rules[].use`, `module.parser["css/auto"].url`, `devServer.hot`',
    '`module.exports`, `module.hot.accept`, `stats.json`, `stats.toJson()`, `cache.etag`, `context.green`',
    '`compilation.hooks.processAssets`, `compiler.context`, `chunkGraph.getChunkModules(chunk)`, `lib/Compiler.js`',
    '`--enable-source-maps`, `--no-color`, `--save-dev`, `npx webpack --mode=production`',
    '`target: "es2022"`, `target: ["web", "es5"]`, `output.clean: true`, `module: true`, `devServer: false`, `context: true`',
    '`stats.preset: "names"`, `mode: "none"`, `devtool: "eval-source-map"`',
    'The former `output.jsonpFunction` is now `output.chunkLoadingGlobal`.',
    '`templateContent` is a name of another package, which uses `templateContent` again.',
  ])('%s', (text) => {
    expect(findings(`# Page\n\nSee ${text}\n`)).toEqual([]);
  });

  test('a table of removed options says so in its head, and pages about old versions say it anyway', () => {
    expect(findings('# Page\n\n| Removed | Now |\n|---|---|\n| `module.loaders` | `module.rules` |\n')).toEqual([]);
    expect(findings('# Page\n\n| Option | Now |\n|---|---|\n| `module.loaders` | `module.rules` |\n')).toHaveLength(1);
  });
});

describe('commands', () => {
  test.each([
    ['npm install --save-dev webpak', 'There is no package webpak here. Did you mean webpack?'],
    ['npx webpak', 'There is no package webpak here. Did you mean webpack?'],
    [
      'npm add dev webpack-cli',
      'npm add would add a package named dev: a flag begins with dashes, such as --save-dev.',
    ],
    ['npm install --dev webpack', 'npm install has no flag --dev: write --save-dev.'],
    ['npm install --sav-dev webpack', 'npm install has no flag --sav-dev: write --save-dev.'],
    ['npm isntall webpack', 'npm has no command isntall. Did you mean install?'],
    [
      'yarn install webpack webpack-cli --save-dev',
      'yarn install takes no packages: write yarn add webpack webpack-cli.',
    ],
    ['yarn add --save-dev webpack', 'yarn add has no flag --save-dev: write --dev.'],
    ['pnpm add --dev webpack', 'pnpm add has no flag --dev: write --save-dev.'],
    ['cd x && npm install webpack@5.999', 'There is no webpack 5.999: the newest version that is known here is'],
    ['npm install webpack@99', 'There is no webpack 99: the newest version that is known here is'],
  ])('%s', (command, message) => {
    expect(findings(fence('bash', command))).toEqual([expect.stringContaining(`4 ${message}`)]);
    expect(findings(`# Page\n\nRun \`${command}\` first.\n`)).toEqual([expect.stringContaining(`3 ${message}`)]);
  });

  test('what is right, what belongs to others, and what a manager prints', () => {
    const right = [
      'npm install --save-dev webpack@5 webpack-cli@^6.0.0 webpack@5.100.0',
      'npm i -D coffeescript neverheardof && npx --yes webpack --mode=production',
      'yarn add --dev webpack',
      'yarn install',
      'yarn start',
      'pnpm add -D webpack # npm isntall',
      'npm pkg set type=module',
      'npm ERR! code ELIFECYCLE',
    ];
    expect(findings(fence('bash', right.join('\n')))).toEqual([]);
  });
});
