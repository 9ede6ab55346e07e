import { describe, expect, test } from 'vitest';
import { installedVersions } from '../build/versions.ts';
import { combinations, coveringSet } from './combinations.ts';
import { generate, projectName } from './generate.ts';
import { nearestMeasured } from './measured.ts';
import { textOf, type Reason } from './project.ts';
import type { ReasonName } from './text-names.ts';
import semver from 'semver';
import { nodeRange } from './node-need.ts';
import { toolPackages } from './packages.ts';
import { firstAnswers, type Answers } from './questions.ts';
import { powerShellCommand, shellCommand } from './shell.ts';

const versions = installedVersions();
const projects = coveringSet().map((answers) => ({ answers, project: generate(answers, versions) }));
const reasons: Reason[] = projects.flatMap(({ project }) =>
  project.files.flatMap(({ lines }) => lines.flatMap((line) => (typeof line === 'string' ? [] : [line.why]))),
);

test('every combination has a project', () => {
  const all = [...combinations()];
  for (let index = 0; index < all.length; index += 97) {
    const answers = all[index] ?? firstAnswers;
    expect(generate(answers, versions).files.length).toBeGreaterThan(3);
  }
});

test('answers that do not go together are refused with the rule', () => {
  expect(() => generate({ ...firstAnswers, framework: 'react' }, versions)).toThrow(/jsxNeedsCompiler/);
  expect(() => generate(firstAnswers, {})).toThrow(/needs the version of webpack/);
});

test.each([
  ['My Shop', 'my-shop'],
  ['@acme/shop', 'acmeshop'],
  ['../../etc; rm -rf "$HOME"', 'etc-rm--rf-home'],
  ['$(whoami)', 'whoami'],
  [' ._- ', undefined],
  ['日本', undefined],
])('the name %s becomes %s, which is safe in a shell and in package.json', (typed, name) => {
  expect(projectName(typed)).toBe(name);
  const project = generate(firstAnswers, versions, typed);
  expect(project.name).toBe(name ?? 'my-app');
  expect(JSON.parse(textOf(project.files[1]!))).toMatchObject({ name: project.name });
  expect(shellCommand(project).split('\n')[0]).toBe(`mkdir ${project.name} && cd ${project.name}`);
});

describe('files', () => {
  test('have names of their own, no line that ends the command’s texts, and no placeholder', () => {
    for (const { project } of projects) {
      const paths = project.files.map(({ path }) => path);
      expect(new Set(paths).size).toBe(paths.length);
      const texts = project.files.map(textOf).join('');
      expect(texts).not.toMatch(/^END_OF_FILE$|undefined|\[object/m);
      expect(shellCommand(project).match(/^END_OF_FILE$/gm)?.length).toBe(paths.length);
      const written = powerShellCommand(project).matchAll(
        /^\[IO\.File\]::WriteAllText\("\$PWD\/(.+)", @'\n([^]*?)\n'@ \+ "`n"\)$/gm,
      );
      expect(Array.from(written, ([, path, text]) => [path, `${text}\n`])).toEqual(
        project.files.map((file) => [file.path, textOf(file)]),
      );
    }
  });

  test('package.json is JSON, and has every package that other files import', () => {
    for (const { project } of projects) {
      const text = project.files.find(({ path }) => path === 'package.json');
      const json = JSON.parse(text ? textOf(text) : '') as Record<string, Record<string, string>>;
      const listed = Object.keys({ ...json.dependencies, ...json.devDependencies });
      const scripts = project.files.filter(({ path }) => !path.endsWith('.json'));
      const imported = scripts.flatMap((file) =>
        [...textOf(file).matchAll(/(?:from|import|require\() ?"(?!\.|node:)((?:@[^/"]+\/)?[^/"]+)/g)].map(
          ([, name = '']) => name,
        ),
      );
      expect(imported.filter((name) => !listed.includes(name))).toEqual([]);
    }
  });
});

test('projects say which Node.js they need, and libraries demand none of their users', () => {
  const nodeOf = (answers: Answers) => {
    const { files, node } = generate(answers, versions);
    const text = files.find(({ path }) => path === 'package.json')!;
    const { engines } = JSON.parse(textOf(text)) as { engines?: { node: string } };
    return { node, engines: engines?.node };
  };
  const app = nodeOf(firstAnswers);
  expect(app.engines).toBe(nodeRange(app.node));
  for (const { answers } of projects) {
    const { node, engines } = nodeOf(answers);
    expect(engines === undefined).toBe(answers.goal === 'library');
    if (answers.configuration === 'ts') expect(semver.subset(nodeRange(node), '^22.18.0 || >=23.6.0')).toBe(true);
    for (const { name } of toolPackages(answers))
      expect(semver.subset(nodeRange(node), nodeRange(versions[name]!.node)), name).toBe(true);
  }
});

test('the catalog has no reason that no project gives', () => {
  const given = new Set(reasons.map(({ says }) => says));
  expect(Object.keys(TEXTS.projectStarter.reasons).filter((name) => !given.has(name as ReasonName))).toEqual([]);
});

test('reasons are sentences, and their links are addresses of the site', () => {
  for (const { href } of reasons) if (href !== undefined) expect(href).toMatch(/^\/[\w/-]+\/(?:#[\w-]+)?$/);
  const { reasons: why, rules, steps } = TEXTS.projectStarter;
  const sentences = [why, rules, steps].flatMap((texts) => Object.values<string>(texts));
  expect(sentences.filter((text) => !text.endsWith('.'))).toEqual([]);
});

test('the nearest measured project has the same goal and framework', () => {
  const measured = { answers: Object.values(firstAnswers).join(' '), scripts: 1, styles: 1, pages: 1, time: 1 };
  expect(nearestMeasured(firstAnswers, [measured])?.differs).toEqual([]);
  expect(nearestMeasured({ ...firstAnswers, styles: 'sass' }, [measured])?.differs).toEqual([
    { question: 'styles', answer: 'css' },
  ]);
  expect(nearestMeasured({ ...firstAnswers, framework: 'vue' }, [measured])).toBeUndefined();
});
