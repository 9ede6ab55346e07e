/** Tests what a test run prints: progress, failures, and skipped tests. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../compile/testing/temporary-folder.ts';

interface Told {
  place?: { done: number; of: number; what?: string };
  failure?: { what: string; message: string; again: string };
  untested?: { what: string; why: string };
}
interface Counts {
  passed: number;
  failed: number;
}
const { runStages } = (await import(path.join(import.meta.dirname, 'run-stages.mjs'))) as {
  runStages(
    stages: { title: string; run(tell: (told: Told) => void): Promise<Counts> }[],
    options: { stream: { write(text: string): void }; kept?: string; isWhole: boolean },
  ): Promise<Counts>;
};

const folder = temporaryFolder('stages');

/** Runs stages that report the given messages. */
async function run(stages: Record<string, { says?: Told[]; counts: Counts }>, { isWhole = false } = {}) {
  let shown = '';
  const sum = await runStages(
    Object.entries(stages).map(([title, { says = [], counts }]) => ({
      title,
      run: async (tell) => {
        says.forEach(tell);
        return counts;
      },
    })),
    { stream: { write: (text) => (shown += text) }, kept: path.join(folder, 'kept/seconds.json'), isWhole },
  );
  return { sum, shown };
}

const failure = { what: 'a.test.ts:3 adds', message: 'expected 1 to be 2', again: 'npm test -- a.test.ts:3' };

test('all stages run, and their counts are added up', async () => {
  const { sum, shown } = await run({
    First: { says: [{ failure }], counts: { passed: 1, failed: 1 } },
    Second: { counts: { passed: 4, failed: 0 } },
  });
  expect(sum).toEqual({ passed: 5, failed: 1 });
  expect(shown).toMatch(
    /=== 1 of 2: First[^]*=== First: 1 ok, 1 not ok[^]*=== 2 of 2: Second[^]*Second: 4 ok, 0 not ok/,
  );
});

test('a failure shows at once, and again at the end, with the command that runs it alone', async () => {
  const { shown } = await run({
    First: { says: [{ failure }], counts: { passed: 0, failed: 1 } },
    Second: { counts: { passed: 1, failed: 0 } },
  });
  const told = '✗ a.test.ts:3 adds\n    expected 1 to be 2\n    alone: npm test -- a.test.ts:3\n';
  const [before, between, after] = shown.split(told);
  expect([before!.includes('=== 1 of 2'), before!.includes('=== 2 of 2')]).toEqual([true, false]);
  expect(between).toContain('=== 2 of 2');
  expect(after).toContain('Seconds: First');
});

test('a long message is cut', async () => {
  const message = Array.from({ length: 60 }, (_, index) => `line ${index}`).join('\n');
  const { shown } = await run({
    First: { says: [{ failure: { ...failure, message } }], counts: { passed: 0, failed: 1 } },
  });
  expect(shown).toContain('line 24\n    … 35 more lines');
  expect(shown).not.toContain('line 25');
});

test('what takes long says how far it is, and what is left by the last run', async () => {
  await run({ Slow: { counts: { passed: 1, failed: 0 } } });
  const seconds = JSON.parse(readFileSync(path.join(folder, 'kept/seconds.json'), 'utf8')) as Record<string, number>;
  expect(seconds['Slow']).toBeLessThan(60);
  const { shown } = await run({
    Slow: { says: [{ place: { what: 'examples', done: 3, of: 7 } }], counts: { passed: 1, failed: 0 } },
  });
  expect(shown).toMatch(/=== 1 of 1: Slow, about 0 s left in all\n  examples 3 of 7; (?:longer than|about)/);
});

test('what was not tested is listed by its reason, and fails where nothing may be left out', async () => {
  const untested = (what: string) => ({ untested: { what, why: 'nginx is not installed' } });
  const stages = {
    Units: {
      says: [untested('a.test.ts'), untested('a.test.ts'), untested('b.test.ts')],
      counts: { passed: 1, failed: 0 },
    },
  };
  const here = await run(stages);
  expect(here.shown).toContain('Not tested, because nginx is not installed: a.test.ts (2), b.test.ts (1)\n');
  expect(here.sum).toEqual({ passed: 1, failed: 0 });
  expect((await run(stages, { isWhole: true })).sum).toEqual({ passed: 1, failed: 3 });
});
