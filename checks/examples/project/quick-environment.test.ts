import { expect, test } from 'vitest';
import { quickEnvironment } from './quick-environment.ts';

test('an example sees one core and finds warm processes', () => {
  const fences = [{ code: '// The minimizer runs.\nexport default { mode: "production" };' }, { code: 'npx webpack' }];
  expect(quickEnvironment(fences, 4000)).toEqual({ EXAMPLE_WARM: '4000', EXAMPLE_ONE_CORE: '1' });
});

test.each([
  'new TerserPlugin({ minify: (input) => shorten(input) })',
  'optimization: { minimizer: ["..."] }',
  'use: ["thread-loader"]',
  'export const parallelism = 1;',
  'os.cpus().length',
])('with %s it sees all cores', (code) => {
  expect(quickEnvironment([{ code }], 4000)).toEqual({ EXAMPLE_WARM: '4000' });
});

test('run once more, it has processes of its own and all cores', () => {
  expect(quickEnvironment([{ code: 'npx webpack' }], undefined)).toEqual({});
});
