import { Console } from 'node:console';
import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import webpack from 'webpack';
import { ClosedTabsPlugin } from './closed-tabs-plugin.ts';

/** Returns compiler output with two errors. One of them is about a response that was closed early. */
function printed(plugins: ClosedTabsPlugin[]): string {
  let text = '';
  const stream = new Writable({
    write(chunk: Buffer, _, done) {
      text += chunk.toString();
      done();
    },
  });
  const compiler = webpack({ plugins, infrastructureLogging: { console: new Console(stream), level: 'error' } })!;
  const logger = compiler.getInfrastructureLogger('webpack-dev-middleware');
  logger.error('Stream error:', Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' }));
  logger.error('Stream error:', Object.assign(new Error('No such file'), { code: 'ENOENT' }));
  return text;
}

test('a response that its reader closed is no error, all other errors are told', () => {
  expect(printed([])).toContain('Premature close');
  expect(printed([new ClosedTabsPlugin()])).not.toContain('Premature close');
  expect(printed([new ClosedTabsPlugin()])).toContain('No such file');
});
