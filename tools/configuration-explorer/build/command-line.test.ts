import { expect, test } from 'vitest';
import { loadFacts } from '../../../facts/index.ts';
import { applyFlags, flagsWithShortForm, readCommandLine } from '../worker/command-line.ts';

test('short forms of flags are those of webpack-cli', () => {
  const short = loadFacts()
    .ofKind('cli')
    .filter(({ group, parent = 'cli:build', aliases = [] }) => {
      const isOfBuild = group === 'schema flag' || (group === 'own flag' && parent === 'cli:build');
      return isOfBuild && aliases.some((alias) => /^-\w$/.test(alias));
    });
  expect(short.map(({ name }) => name).toSorted()).toEqual(flagsWithShortForm.map((flag) => `--${flag}`));
  for (const { name, aliases } of short) expect(aliases).toEqual([`-${name.charAt(2)}`]);
});

test('the command line takes flags in both forms', () => {
  expect(readCommandLine('npx webpack -d eval -o out -w').argv).toMatchObject({
    devtool: 'eval',
    outputPath: 'out',
    watch: true,
  });
  expect(readCommandLine('webpack --devtool eval -t=node').argv).toMatchObject({ devtool: 'eval', target: 'node' });
});

const refused = (line: string) => applyFlags({}, readCommandLine(line));

test('a flag that webpack-cli refuses has its message, and what was meant', () => {
  expect(refused('--mode production --foo --devtol source-map')).toEqual([
    { flag: '--foo', message: "Unknown option '--foo'" },
    { flag: '--devtol', message: "Unknown option '--devtol'", meant: '--devtool' },
  ]);
  expect(refused('--mode foo')).toEqual([{ flag: '--mode', message: "Invalid value 'foo' for the '--mode' option" }]);
});

test('a flag that webpack-cli takes is never refused', () => {
  const own = loadFacts()
    .ofKind('cli')
    .filter(({ group, parent = 'cli:build' }) => group === 'own flag' && parent === 'cli:build');
  expect(own.length).toBeGreaterThan(5);
  for (const { name } of own) expect(refused(`npx webpack ${name} x`), name).toEqual([]);
  expect(refused('npx webpack serve --client-overlay --port 3000')).toEqual([]);
});
