import { expect, test } from 'vitest';
import { factsOf } from '../../facts/testing/sketched.ts';
import { compileText } from '../testing/compile-text.ts';

const gone = { kind: 'removed', package: 'webpack-dev-server', group: 'webpack-dev-server 4' } as const;

const compileWith = (...instead: (string | undefined)[]) => compileBelow('', ...instead);

const compileBelow = (above: string, ...instead: (string | undefined)[]) => {
  const removed = instead.map((words, index) => ({
    ...gone,
    id: `removed:devServer.old${index}`,
    name: `devServer.old${index}`,
    ...(words !== undefined && { instead: words }),
  }));
  const facts = factsOf([
    ...removed,
    { id: 'option:devServer', kind: 'option', name: 'devServer' },
    { id: 'devserver:hot', kind: 'devserver', name: 'hot' },
  ]);
  return compileText(`${above}<RemovedOptions of="webpack-dev-server" />`, { facts });
};

test('options with the same answer share a row, each at its own address', async () => {
  const { html, problems, claims } = await compileWith(
    'Use `devServer.hot: "only"`.',
    'Use `devServer.hot: "only"`.',
    'Remove it.',
  );
  expect(problems).toEqual([]);
  expect(html.match(/<tr>/g)).toHaveLength(3);
  expect(html).toMatch(/<code[^>]* id="devserverold0"/);
  expect(html).toContain('data-of-facts="devserver%3Ahot"');
  expect(claims.map(({ fact, anchor }) => [fact, anchor])).toEqual([
    ['removed:devServer.old0', 'devserverold0'],
    ['removed:devServer.old1', 'devserverold1'],
    ['removed:devServer.old2', 'devserverold2'],
  ]);
});

test('an option whose address a heading has kept has a row with an address of its own', async () => {
  const { html, claims } = await compileBelow('## Setup {~devserverold0}\n\n', 'Remove it.');
  expect(html).toMatch(/<code[^>]* id="removed-devserverold0"/);
  expect(claims.map(({ anchor }) => anchor)).toEqual(['removed-devserverold0']);
});

test('an option without a sentence, and a sentence that names no option, are errors', async () => {
  const { problems } = await compileWith(undefined, 'Use `devServer.hit`.');
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringContaining('removed:devServer.old0 has no sentence'),
    expect.stringContaining('no option has the name of `devServer.hit`'),
  ]);
});

test('a list that there is not is an error', async () => {
  const facts = factsOf([]);
  const { problems } = await compileText('<RemovedOptions of="webpack 3" />', { facts });
  expect(problems.map(({ message }) => message)).toEqual([expect.stringContaining('of is one of webpack 4')]);
});
