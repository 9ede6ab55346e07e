import { type Entry, option } from './print-value.ts';
import type { Answers } from './questions.ts';
import { traitsOf } from './traits.ts';

/**
 * Returns the `devServer` option of a generated project, or an empty array if the project doesn't use the development
 * server.
 */
export function devServer(answers: Answers): Entry[] {
  const { server, hot } = traitsOf(answers);
  if (!server) return [];
  const isApp = answers.goal === 'app';
  return [
    option('devServer', [
      ...(hot ? [] : [option('hot', 'false', 'reloadsPage', '/configuration/dev-server/#devserverhot')]),
      option('watchFiles', '"src/**/*.html"', 'watchesHtml', '/configuration/dev-server/#devserverwatchfiles'),
      ...(isApp
        ? [
            option(
              'historyApiFallback',
              'true',
              'historyFallback',
              '/configuration/dev-server/#devserverhistoryapifallback',
            ),
          ]
        : []),
    ]),
  ];
}
