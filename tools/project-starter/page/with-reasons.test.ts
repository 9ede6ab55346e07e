import { expect, test } from 'vitest';
import { installedVersions } from '../build/versions.ts';
import { generate } from '../model/generate.ts';
import { textOf } from '../model/project.ts';
import { firstAnswers } from '../model/questions.ts';
import { withReasons } from './with-reasons.ts';

test('the README has the reason for each line that has one', () => {
  const project = generate(firstAnswers, installedVersions());
  const explained = withReasons(project, 'https://example.org');
  expect(explained.files.slice(0, -1)).toEqual(project.files);
  const readme = textOf(explained.files.at(-1)!);
  const reasons = project.files.flatMap(({ lines }) => lines).filter((line) => typeof line !== 'string');
  expect(readme.match(/^- `/gm)?.length).toBe(reasons.length);
  expect(readme).toMatch(/^# my-app\n\n## webpack\.config\.js\n\n- `/);
  expect(readme).toContain('- `"private": true,`: Prevents you from publishing');
  expect(readme).toContain('](https://example.org/configuration/output/#outputpath)');
  expect(readme).not.toContain('](/');
});
