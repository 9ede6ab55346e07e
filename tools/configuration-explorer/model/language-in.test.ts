import { expect, test } from 'vitest';
import { isAnother, languageAfter, languageIn } from './language-in.ts';
import type { ConfigurationLanguage } from './question.ts';

test('the language of a text', () => {
  expect(languageIn("module.exports = { mode: 'none' };")).toBe('cjs');
  expect(languageIn('export default {};')).toBe('mjs');
  expect(languageIn('export default {} satisfies Configuration;')).toBe('ts');
  expect(languageIn('{ "mode": "none" }')).toBe('json');
  expect(languageIn('{\n  "mode": "none",\n  "output": {\n')).toBe('json');
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

/** Simulates replacing a configuration by typing another one, and returns the language after the last key press. */
function typedOver(former: { text: string; language: ConfigurationLanguage }, text: string): ConfigurationLanguage {
  let current = former;
  for (let length = 1; length <= text.length; length++) {
    const typed = text.slice(0, length);
    current = { text: typed, language: languageAfter(current, typed) };
  }
  return current.language;
}

test('a text that is typed has the language that it shows, and until then that of the former one', () => {
  const [cjs, mjs] = ["module.exports = { mode: 'none' };", "export default { mode: 'none' };"];
  expect(languageAfter({ text: mjs, language: 'mjs' }, 'e')).toBe('mjs');
  expect(typedOver({ text: mjs, language: 'mjs' }, mjs)).toBe('mjs');
  expect(typedOver({ text: mjs, language: 'mjs' }, cjs)).toBe('cjs');
  expect(typedOver({ text: cjs, language: 'cjs' }, mjs)).toBe('mjs');
  expect(typedOver({ text: cjs, language: 'cjs' }, '{ "mode": "none" }')).toBe('json');
  expect(typedOver({ text: '', language: 'ts' }, `${mjs.slice(0, -1)} satisfies Configuration;`)).toBe('ts');
  expect(languageAfter({ text: mjs, language: 'ts' }, `${mjs}\n`)).toBe('ts');
  expect(languageAfter({ text: '', language: 'ts' }, cjs)).toBe('cjs');
});
