import { expect, test } from 'vitest';
import { wholeConfiguration } from '../../model/whole-configuration.ts';
import { tokensOf } from './tokens.ts';

const colored = (code: string) =>
  tokensOf(code)
    .filter(({ kind }) => kind)
    .map(({ text, kind }) => `${kind} ${text}`);

test('a configuration has the colors of other code', () => {
  expect(colored('import a from "b";\n\nexport default {\n  x: { "y-z": /[/]"/i, n: 10, t: true },\n};\n')).toEqual([
    'k import',
    'k from',
    's "b"',
    'k export',
    'k default',
    'p x',
    'p "y-z"',
    's /[/]"/i',
    'p n',
    'n 10',
    'p t',
    'n true',
  ]);
});

test('nothing of the code is lost', () => {
  const code = wholeConfiguration(
    'output: { devtoolModuleFilenameTemplate: "webpack://[namespace]", x: (a) => a / 2 / 3 }',
  );
  expect(
    tokensOf(code)
      .map(({ text }) => text)
      .join(''),
  ).toBe(code);
});
