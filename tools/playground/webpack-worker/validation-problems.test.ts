import { expect, test } from 'vitest';
import webpack, { type Configuration } from 'webpack';
import { startProblem } from './results.ts';
import { validationProblems } from './validation-problems.ts';

/** Returns the problems of a configuration that webpack rejects. Throws if webpack accepts it. */
function problemsOf(configuration: object) {
  try {
    webpack(configuration as Configuration);
  } catch (error) {
    return validationProblems(startProblem(error));
  }
  throw new Error('webpack accepts it');
}

test('a mistyped option gets a suggestion, and the list of all options is among the details', () => {
  const [problem, ...others] = problemsOf({ optimisation: {} });
  expect(problem).toMatchObject({
    message: "configuration has an unknown property 'optimisation'.",
    suggestion: 'optimization',
    details: expect.stringMatching(/^Invalid configuration object[^]*recordsInputPath\?/),
  });
  expect(others).toEqual([]);
});

test('each mistake is a problem of its own', () => {
  const problems = problemsOf({ devtool: 'nonsense', entry: 5, optimization: { splitChunks: { chunk: 'all' } } });
  expect(problems.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^configuration\.devtool should match pattern/),
    'configuration.entry should be one of these.',
    "configuration.optimization.splitChunks has an unknown property 'chunk'.",
  ]);
  expect(problems.map(({ suggestion }) => suggestion)).toEqual([undefined, undefined, 'chunks']);
});

test('the mark of webpack-cli before the message changes nothing', () => {
  const message =
    'Invalid configuration object. It does not match.\n - configuration.a is bad.\n - configuration.b is bad.';
  const problems = validationProblems(startProblem(new Error(`✖ ${message}`)));
  expect(problems.map(({ message: mistake }) => mistake)).toEqual([
    'configuration.a is bad.',
    'configuration.b is bad.',
  ]);
});

test('any other error stays one problem, with its message', () => {
  const problem = startProblem(new Error('Invalid\n - things'));
  expect(validationProblems(problem)).toEqual([problem]);
});
