import { expect, test } from 'vitest';
import { realConfigurations } from '../build/testing/real-configurations.ts';
import { badConfigurations } from '../build/testing/bad-configurations.ts';
import { oldConfigurations } from '../page/upgrade/testing/old-configurations.ts';
import { firstConfiguration } from '../page/edited-configuration.ts';
import { type ForeignFile, foreignFileIn } from './foreign-file.ts';
import { foreignFiles } from '../build/testing/foreign-files.ts';

test.each(foreignFiles)('$file is named: $code', ({ file, code, isBroken = false }) => {
  expect(foreignFileIn(code, isBroken)).toBe(file);
});

test('every tool has its words', () => {
  const named = new Set<ForeignFile>(foreignFiles.map(({ file }) => file));
  expect([...named].toSorted()).toEqual(Object.keys(TEXTS.configurationExplorer.foreignFiles).toSorted());
});

test('what is a configuration of webpack is not taken for another tool’s', () => {
  const codes = [
    firstConfiguration.text,
    ...realConfigurations.map(({ code }) => code),
    ...badConfigurations.map((code) => `module.exports = ${code};`),
    ...oldConfigurations.map(({ text }) => text),
    '// For Next.js, see next.config.js: webpack: (config) => config\nmodule.exports = { entry: "./a.js" };',
    'webpack(config, (error, stats) => {});\nmodule.exports = { externals: ["next", "vite", "rollup"] };',
    'module.exports = { plugins: [new HtmlWebpackPlugin({ templateContent: "<div id=app></div>" })] };',
  ];
  for (const code of codes) expect(foreignFileIn(code, false), code).toBeUndefined();
});
