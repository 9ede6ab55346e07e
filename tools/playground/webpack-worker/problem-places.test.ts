import { expect, test } from 'vitest';
import { tidyStack } from './problem-places.ts';

test('a stack has the lines of the project, and none of the inside of the playground', () => {
  const modules = {
    originOf: (file: string, line: number) =>
      file === '/project/webpack.config.js'
        ? line === 82
          ? { file: '/project/part.js', line: 3 }
          : undefined
        : { file, line },
  };
  const stack = [
    'TypeError: no y',
    '    at eval (/project/webpack.config.js:82:76)',
    '    at eval (/project/webpack.config.js:90:3)',
    '    at apply (/project/plugin.cjs:4:5)',
    '    at Modules.importModule (blob:null/ba760f87-1f84:4730:49063)',
    '    at async i (blob:null/ba760f87-1f84:4668:17688)',
  ].join('\n');
  expect(tidyStack(stack, modules)).toBe(
    'TypeError: no y\n    at eval (/project/part.js:3)\n    at apply (/project/plugin.cjs:4:5)',
  );
});
