import { expect, test, vi } from 'vitest';
import { createChecker, type CheckerEvent } from './checker.ts';

vi.mock('site/configuration-check.js', () => ({ files: { sandbox: '', worker: '' } }));
vi.mock('../../shared/page/worker-frame.ts', () => ({
  // A sandbox that never gets ready.
  openWorkerFrame: () => ({ post: () => {}, close: () => {} }),
}));

test('a check that waits for its sandbox can be stopped', () => {
  const events: CheckerEvent[] = [];
  const checker = createChecker((event) => events.push(event));
  const shape = { imports: [], metas: [], dynamicImports: [], loops: [] };
  const surroundings = { commandLine: '', browserslist: [] };
  const ticket = checker.ask({ code: 'for (;;);', language: 'cjs', shape, surroundings });
  checker.stop();
  expect(events).toEqual([{ type: 'ended', ticket, reason: TEXTS.configurationExplorer.stoppedByYou }]);
  checker.close();
});
