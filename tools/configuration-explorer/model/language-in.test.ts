import { expect, test } from 'vitest';
import { isAnother, languageIn } from './language-in.ts';

test('the language of a text', () => {
  expect(languageIn("module.exports = { mode: 'none' };")).toBe('cjs');
  expect(languageIn('export default {};')).toBe('mjs');
  expect(languageIn('export default {} satisfies Configuration;')).toBe('ts');
  expect(languageIn('{ "mode": "none" }')).toBe('json');
});

test('another configuration is told from an edited one, also where it is as long', () => {
  const former = "module.exports = { mode: 'none' };";
  expect(isAnother(former, "export default { mode: 'none' };\n")).toBe(true);
  expect(isAnother('export default () => <h1 className="shop">Shop</h1>;', former)).toBe(true);
  expect(isAnother('', 'm')).toBe(true);
  expect(isAnother(former, "module.exports = { mode: 'production' };")).toBe(false);
  expect(isAnother(former, `${former}\n`)).toBe(false);
  expect(isAnother('ab', 'abc')).toBe(false);
});
