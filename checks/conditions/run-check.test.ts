import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runConditionCheck } from './run-check.ts';

let folder = '';
beforeAll(() => (folder = mkdtempSync(path.join(tmpdir(), 'conditions-'))));
afterAll(() => rmSync(folder, { recursive: true }));

test('a sentence that nothing proves is a note, and no failure', async () => {
  const file = path.join(folder, 'page.md');
  writeFileSync(file, '---\ntitle: Page\n---\n\nIf the tent is wet, it must dry.\n');
  const { lines, failures, failed } = await runConditionCheck([file]);
  expect([failures, failed]).toEqual([[], 0]);
  expect(lines).toEqual([
    expect.stringMatching(/an assertion proves 0 of 1 sentences/),
    expect.stringMatching(/^Optional: /),
    expect.stringMatching(/^ {2}note .*page\.md:5: If the tent is wet/),
  ]);
});
