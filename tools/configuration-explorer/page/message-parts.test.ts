import webpack from 'webpack';
import { expect, test } from 'vitest';
import { messageParts } from './message-parts.ts';

/** Returns webpack's message about a configuration, without the sentence above the list of messages. */
function messageAbout(configuration: object): string {
  try {
    webpack.validate(configuration);
  } catch (error) {
    return (error as Error).message.split('\n').slice(1).join('\n').replace(/^ - /, '').replaceAll('\n   ', '\n');
  }
  throw new Error('webpack accepts this configuration.');
}

test.each([
  [{ optimisation: {} }, /^configuration has an unknown property 'optimisation'. These properties are valid:$/],
  [
    { output: { filename: 5 } },
    /^configuration\.output\.filename should be one of these:\nnon-empty string \| function$/,
  ],
  [{ resolve: { alias: 5 } }, /^configuration\.resolve\.alias should be one of these:$/],
])('of a long message, what is wrong is shown, and nothing of it is lost: %o', (configuration, head) => {
  const text = messageAbout(configuration);
  const parts = messageParts(text);
  expect(parts[0]).toMatch(head);
  expect(parts.join('\n')).toBe(text);
});

test('a short message is shown whole', () => {
  const text = messageAbout({ devtool: 'cheap-eval-source-map' });
  expect(text).toContain('BREAKING CHANGE');
  expect(messageParts(text)).toEqual([text, '']);
});
