import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';
import { folderForTest } from '../compile/testing/temporary-folder.ts';

import { expectAtLeast } from './expectation.ts';
import { loadFacts } from './index.ts';
import { changeFacts } from './lookup.ts';
import { contentHash } from './packages.ts';
import { readSchema } from './schema/read-schema.ts';
import { walkSchema } from './schema/walk.ts';
import { extractErrors } from './webpack/errors.ts';

const facts = loadFacts();
const require = createRequire(import.meta.url);

describe('options', () => {
  test('every key that the schema has at the top is a fact, and no other', () => {
    const schema = require('webpack/schemas/WebpackOptions.json') as { properties: object };
    const top = facts
      .ofKind('option')
      .filter(({ parent }) => !parent)
      .map(({ name }) => name);
    expect(top.sort()).toEqual(Object.keys(schema.properties).sort());
  });

  test('an option has its type, its values and its first version from the schema', () => {
    expect(facts.byId.get('option:mode')).toMatchObject({ values: ['development', 'production', 'none'] });
    expect(facts.byId.get('option:experiments.deferImport')).toMatchObject({
      type: 'boolean',
      experimental: true,
      since: '5.100.0',
    });
  });

  test('the published packages decide on the first version, whatever the schema says of itself', () => {
    expect(facts.byId.get('option:optimization.minimizeOptions.css.mergeRules')?.since).toBe('5.110.3');
    expect(facts.byId.get('option:cache.buildDependencies.<key>')?.since).toBe('5.0.0');
  });

  test('a deprecated option has the path of what the schema names in its place, and that isn’t deprecated', () => {
    const insteadOf = (name: string) => facts.byId.get(`option:${name}`)?.deprecated;
    expect(insteadOf('module.exprContextCritical')).toBe('module.parser.javascript.exprContextCritical');
    expect(insteadOf('module.strictExportPresence')).toBe('module.parser.javascript.exportsPresence');
    expect(insteadOf('optimization.noEmitOnErrors')).toBe('optimization.emitOnErrors');
    expect(insteadOf('module.parser.javascript/esm.harmony')).toBe('module.parser.javascript/esm.esm');
    expect(insteadOf('output.strictModuleExceptionHandling')).toBe(true);
  });

  test('a default says which other settings change it', () => {
    expect(facts.byId.get('option:module.unsafeCache')?.default).toEqual([
      { when: 'cache: enabled', value: 'a function' },
      { when: 'otherwise', value: 'false' },
    ]);
    expect(facts.byId.get('option:cache.hashAlgorithm')?.default).toEqual([
      { when: 'experiments.futureDefaults: true', value: '"xxhash64"' },
      { when: 'otherwise', value: '"md4"' },
    ]);
  });

  test('a default says that webpack leaves the option unset without its own support for a type of file', () => {
    for (const name of ['resolve.tsconfig', 'resolve.extensionAlias'])
      expect(facts.byId.get(`option:${name}`)?.default).toEqual([
        { when: 'experiments.typescript: false', value: 'undefined' },
        { when: 'otherwise', value: expect.any(String) },
      ]);
  });

  test('a default in an object that some modes lack counts there, once the object is set', () => {
    expect(facts.byId.get('option:performance.hints')?.default).toEqual([
      { when: 'mode: "production"', value: '"warning"' },
      { when: 'otherwise', value: 'false' },
    ]);
    expect(facts.byId.get('option:cache.type')?.default).toBe('"memory"');
  });

  test('an experiment that decides by itself has the default "auto"', () => {
    for (const name of ['typescript', 'css', 'html', 'asyncWebAssembly']) {
      expect(facts.byId.get(`option:experiments.${name}`)?.default).toEqual([
        { when: 'experiments.futureDefaults: true', value: 'true' },
        { when: 'otherwise', value: '"auto"' },
      ]);
    }
  });

  test('defaults are what webpack itself fills in, with the cases that differ', () => {
    expect(facts.byId.get('option:optimization.minimize')?.default).toEqual([
      { when: 'mode: "production"', value: 'true' },
      { when: 'otherwise', value: 'false' },
    ]);
    expect(facts.byId.get('option:output.asyncChunks')?.default).toBe('true');
  });

  test('a plugin without a schema has the options that its constructor takes; those of another place are the same', () => {
    expect(facts.byId.get('plugin-option:CopyPlugin.patterns')).toMatchObject({
      parent: 'plugin:CopyPlugin',
      owner: 'CopyPlugin',
      type: 'CopyPattern[]',
      required: true,
    });
    expect(facts.byId.get('plugin-option:ids.DeterministicModuleIdsPlugin.maxLength')).toMatchObject({
      type: 'number',
    });
    expect(facts.byId.get('plugin-option:optimize.SplitChunksPlugin.maxSize')?.sameAs).toEqual([
      'option:optimization.splitChunks.maxSize',
    ]);
    // The `options` of ProvidePlugin are function arguments, rather than options of the plugin.
    expect(facts.ofKind('plugin-option').filter(({ owner }) => owner === 'ProvidePlugin')).toEqual([]);
  });

  test('no default shows the folder of this machine', () => {
    const shown = JSON.stringify(facts.ofKind('option').map((fact) => fact.default));
    expect(shown).not.toContain(process.cwd());
  });
});

describe('hooks', () => {
  test('kind, arguments and types come from the live hook and the declarations', () => {
    expect(facts.byId.get('hook:Compiler.emit')).toMatchObject({
      tapable: 'AsyncSeriesHook',
      args: [{ name: 'compilation', type: 'Compilation' }],
    });
    expect(facts.byId.get('hook:NormalModuleFactory.module')).toMatchObject({
      tapable: 'SyncWaterfallHook',
      returns: 'Module',
    });
  });

  test('a hook that webpack keeps for old plugins has the class and the arguments of its declaration', () => {
    expect(facts.byId.get('hook:Compilation.optimizeChunkAssets')).toMatchObject({
      tapable: 'AsyncSeriesHook',
      args: [{ name: 'chunks', type: 'Set<Chunk>' }],
    });
    expect(facts.byId.get('hook:Compilation.additionalAssets')).toMatchObject({ tapable: 'AsyncSeriesHook', args: [] });
  });

  test('a deprecated hook names the hook that receives its taps, with their stage, or what webpack’s message names', () => {
    const insteadOf = (name: string) => facts.byId.get(`hook:${name}`)?.deprecated;
    expect(insteadOf('Compilation.optimizeChunkAssets')).toBe(
      'Compilation.processAssets, stage PROCESS_ASSETS_STAGE_OPTIMIZE',
    );
    expect(insteadOf('Compilation.afterOptimizeChunkAssets')).toMatch(/, stage PROCESS_ASSETS_STAGE_OPTIMIZE \+ 1$/);
    expect(insteadOf('NormalModule.readResourceForScheme')).toBe('NormalModule.readResource');
    expect(insteadOf('MainTemplate.startup')).toBe('RuntimeGlobals.startup');
    expect(insteadOf('MainTemplate.modules')).toBe(true);
  });

  test('the recorded build knows the order', () => {
    const orderOf = (name: string) => facts.byId.get(`hook:${name}`)?.fires?.order ?? Number.NaN;
    expect(orderOf('Compiler.run')).toBeLessThan(orderOf('Compiler.make'));
    expect(orderOf('Compiler.make')).toBeLessThan(orderOf('Compilation.seal'));
    expect(orderOf('Compilation.seal')).toBeLessThan(orderOf('Compilation.processAssets'));
    expect(orderOf('Compilation.processAssets')).toBeLessThan(orderOf('Compiler.done'));
  });
});

describe('looking facts up', () => {
  test('a scope gives the direct children, two stars all descendants', () => {
    const children = facts.resolve('option:output.html.*').map(({ name }) => name);
    expect(children).toContain('output.html.csp');
    expect(children).not.toContain('output.html.csp.policy');
    expect(facts.resolve('option:output.html.**').map(({ name }) => name)).toContain('output.html.csp.policy');
    expect(facts.resolve('option:output.htlm.*')).toEqual([]);
    expect(facts.resolve('variable:import.meta.glob.*').map(({ name }) => name)).toContain('import.meta.glob.eager');
  });

  test('ids are unique and parents exist', () => {
    for (const { id, parent } of facts.byId.values()) {
      if (parent) expect(facts.byId.has(parent), `${id} names the parent ${parent}`).toBe(true);
    }
  });
});

describe('an extraction that finds suspiciously little', () => {
  test('is an error that says where to look', () => {
    expect(() => expectAtLeast([], { package: 'webpack', where: 'lib', what: 'hooks', atLeast: 10 })).toThrow(
      /webpack@5\.\d+\.\d+.*10 hooks in lib, found 0/,
    );
  });

  test('a schema that was renamed is named with package and version', () => {
    expect(() => readSchema('webpack', 'schemas/Renamed.json')).toThrow(
      /webpack@5\.\d+\.\d+ has no file schemas\/Renamed\.json/,
    );
  });

  test('a schema of another shape gives no options', () => {
    expect(walkSchema({ properties: {} })).toEqual([]);
  });

  test('errors carry the templates of their messages', () => {
    const error = extractErrors(new Set()).find(({ name }) => name === 'ModuleNotFoundError');
    expect(error?.text?.join('\n')).toMatch(/Module not found/);
  });
});

test('a changed file under the same version is another content', () => {
  const folder = folderForTest('package');
  writeFileSync(join(folder, 'package.json'), '{"version":"1.0.0"}');
  writeFileSync(join(folder, 'types.d.ts'), 'export const a: 1;');
  const before = contentHash(folder);
  expect(contentHash(folder)).toBe(before);
  writeFileSync(join(folder, 'types.d.ts'), 'export const a: 2;');
  expect(contentHash(folder)).not.toBe(before);
});

test('releases go up to the installed webpack, each with what it changed, and stay when facts are changed', () => {
  const { releases, versions } = facts;
  expect(releases.at(-1)?.version).toBe(versions.webpack);
  expect(releases.length).toBeGreaterThan(220);
  expect(releases.filter(({ changes }) => changes.length > 0).length).toBeGreaterThan(90);
  const names = releases
    .find(({ version }) => version === '5.111.0')
    ?.changes.map(({ change, name }) => `${change} ${name}`);
  expect(names).toEqual(
    expect.arrayContaining(['removed performance.unusedRules', 'changed NormalModule.processResult']),
  );
  const [before] = releases.filter(({ version }) => version === '5.112.0');
  const partsOf = (asked: string) => before?.changes.find(({ name }) => name === asked)?.parts;
  // The same option in other objects, such as `javascript/esm`, isn't counted.
  expect(partsOf('module.parser.javascript.topLevelThis')).toBe(1);
  expect(partsOf('optimization.minimize.xml')).toBeGreaterThan(1);
  expect(changeFacts(facts, (fact) => fact).releases).toBe(releases);
});

test('options that are gone are none of today, and their packages refuse them by name', () => {
  const gone = facts.ofKind('removed');
  for (const { name, text: lines = [] } of gone) {
    expect(
      facts.byId.has(`option:${name}`) || facts.byId.has(`devserver:${name.replace('devServer.', '')}`),
      name,
    ).toBe(false);
    if (lines.length > 0) expect(lines[0], name).toContain(`has an unknown property '${name.split('.').at(-1)}'`);
  }
  const refused = gone.filter(({ text: lines }) => lines !== undefined);
  expect(refused.length).toBeGreaterThan(140);
  // webpack's schema allows arbitrary properties in `experiments`, so validation reports nothing.
  expect(facts.byId.get('removed:experiments.outputModule')?.text).toBeUndefined();
  expect(facts.byId.get('removed:output.jsonpFunction')?.text).toContain('Did you mean output.chunkLoadingGlobal');
});
