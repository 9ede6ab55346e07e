import { expect, test } from 'vitest';
import { loadFacts } from '../../../facts/index.ts';
import { flagsWithShortForm, readCommandLine } from '../worker/command-line.ts';

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
