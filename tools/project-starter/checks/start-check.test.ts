import { expect, test } from 'vitest';
import { installedVersions } from '../build/versions.ts';
import { combinations } from '../model/combinations.ts';
import { generate } from '../model/generate.ts';
import { answersText } from '../model/measured.ts';
import { firstAnswers } from '../model/questions.ts';
import { lostLinks } from './lost-links.ts';
import { otherProjects } from './other-projects.ts';
import { runCommand } from './run-command.ts';

const project = generate(firstAnswers, installedVersions());
const day = (number: number) => new Date(number * 86_400_000);

test('the command writes the files of the project', async () => {
  expect(await runCommand(project)).toEqual([]);
});

test('a file that bash would cut is found', async () => {
  const cut = { ...project, files: [...project.files, { path: 'notes.txt', lines: ['END_OF_FILE', 'true'] }] };
  expect((await runCommand(cut)).length).toBeGreaterThan(0);
});

test('a link that leads nowhere is found with its file', () => {
  const href = project.next.href;
  const lost = lostLinks([{ ...project, files: [] }], [{ url: '/guides/', ids: [] }]);
  expect(lost).toEqual([`the next guide: the link ${href} leads nowhere`]);
  expect(lostLinks([{ ...project, files: [] }], [{ url: href, ids: [] }])).toEqual([]);
});

test('in time, each combination has its turn', () => {
  const count = 20_000;
  const days = Math.ceil([...combinations()].length / count);
  const seen = new Set(
    Array.from({ length: days }, (_, number) => otherProjects(count, day(number)).map(answersText)).flat(),
  );
  expect(seen.size).toBe([...combinations()].length);
  expect(otherProjects(0, day(1))).toEqual([]);
});
