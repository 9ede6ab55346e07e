import { expect, test } from 'vitest';
import { withoutRepeatedKeys } from './validate-configuration.ts';

test('the list of valid keys is in the first of several messages about an object', () => {
  const shown = new Set<string>();
  const about = (key: string, keys: string): string =>
    `options has an unknown property '${key}'. These properties are valid:\nobject { ${keys} }`;
  expect(withoutRepeatedKeys(about('quiet', 'hot?, open?'), shown)).toBe(about('quiet', 'hot?, open?'));
  expect(withoutRepeatedKeys(about('inline', 'hot?, open?'), shown)).toBe("options has an unknown property 'inline'.");
  expect(withoutRepeatedKeys(about('inlin', 'path?'), shown)).toBe(about('inlin', 'path?'));
  expect(withoutRepeatedKeys(`${about('loaders', 'path?')}\nDid you mean module.rules?`, shown)).toBe(
    "options has an unknown property 'loaders'.\nDid you mean module.rules?",
  );
  expect(withoutRepeatedKeys('options.hot should be a boolean.', shown)).toBe('options.hot should be a boolean.');
});
