import { expect, test } from 'vitest';
import { loadFacts } from '../index.ts';

const { byId } = loadFacts();

test.each([
  ['plugin-option:CopyPlugin.stage', 'Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL'],
  ['plugin-option:DotenvPlugin.template', '[".env", ".env.local", ".env.[mode]", ".env.[mode].local"]'],
  ['plugin-option:SourceMapDevToolPlugin.columns', 'true'],
  ['plugin-option:ProgressPlugin.percentBy', 'null'],
  ['option:optimization.minimize.css.mergeRules', 'true'],
  ['option:resolve.symlinks', 'true'],
  ['option:infrastructureLogging.level', '"info"'],
  ['middleware:methods', '["GET", "HEAD"]'],
])('%s is filled in where it is used', (id, value) => {
  expect(byId.get(id)?.default).toBe(value);
});

test('what several places fill in otherwise, or what must be set, has none', () => {
  expect(byId.get('plugin-option:sharing.ConsumeSharedPlugin.shareScope')?.default).toBeUndefined();
  expect(byId.get('plugin-option:DllPlugin.path')?.default).toBeUndefined();
});
