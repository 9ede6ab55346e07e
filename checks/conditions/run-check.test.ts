import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../../compile/testing/temporary-folder.ts';
import { runConditionCheck } from './run-check.ts';

const folder = temporaryFolder('conditions');

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
