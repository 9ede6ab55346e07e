import { expect, test } from 'vitest';
import { moduleAdvice } from './module-advice.ts';

test('only variables that ES modules lack get advice', () => {
  expect(moduleAdvice('ReferenceError: __dirname is not defined')).toContain('Use `import.meta.dirname`.');
  expect(moduleAdvice('ReferenceError: require is not defined')).toContain('`createRequire`');
  expect(moduleAdvice('ReferenceError: nope is not defined')).toBeUndefined();
  expect(moduleAdvice('ReferenceError: constructor is not defined')).toBeUndefined();
  expect(moduleAdvice('TypeError: __dirname is not defined')).toBeUndefined();
});
