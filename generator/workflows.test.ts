import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { NoOperationTraceWriter, parseWorkflow } from '@actions/workflow-parser';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import manifest from '../package.json' with { type: 'json' };

const folder = path.resolve(import.meta.dirname, '../.github/workflows');
const workflows = readdirSync(folder).filter((name) => name.endsWith('.yml'));

const errorsOf = (name: string, content: string): string[] =>
  parseWorkflow({ name, content }, new NoOperationTraceWriter())
    .context.errors.getErrors()
    .map(({ message }) => message);

test('there are workflows for changes, previews, deployment, updates and links', () => {
  expect(workflows).toEqual(
    expect.arrayContaining([
      'bytes.yml',
      'check.yml',
      'deploy.yml',
      'external-links.yml',
      'preview.yml',
      'systems.yml',
      'update.yml',
    ]),
  );
});

test.each(workflows)('%s is what GitHub understands', (name) => {
  expect(errorsOf(name, readFileSync(path.join(folder, name), 'utf8'))).toEqual([]);
});

test('a misspelt key of a workflow is found', () => {
  const text = readFileSync(path.join(folder, 'check.yml'), 'utf8');
  expect(errorsOf('check.yml', text.replace('timeout-minutes', 'timeout-minuts'))).not.toEqual([]);
});

test.each(workflows)('%s calls commands that a person can call', (name) => {
  const text = readFileSync(path.join(folder, name), 'utf8');
  const called = [...text.matchAll(/npm (?:run )?([\w:]+)/g)].map(([, command]) => command!);
  const known = [...Object.keys(manifest.scripts), 'test', 'ci'];
  expect(called.length).toBeGreaterThan(0);
  expect(called.filter((command) => !known.includes(command))).toEqual([]);
});

/** Fields of a workflow's job that the tests read. */
interface Job {
  if?: string;
  needs?: string;
  steps: { uses?: string; run?: string; with?: Record<string, unknown> }[];
}

const textOf = (name: string): string => readFileSync(path.join(folder, name), 'utf8');
const jobsOf = (name: string): Job[] => Object.values((parse(textOf(name)) as { jobs: Record<string, Job> }).jobs);

test.each(workflows)('%s pins each action by its commit, and says the version', (name) => {
  const uses = textOf(name).match(/uses: .*/g) ?? [];
  expect(uses.filter((line) => !/^uses: [\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(line))).toEqual([]);
});

test.each(workflows.filter((name) => /^ {2}(?:schedule|workflow_run):/m.test(textOf(name))))(
  '%s does nothing in a fork',
  (name) => {
    const unguarded = jobsOf(name).filter(
      ({ if: condition = '', needs }) => !needs && !condition.includes('github.repository =='),
    );
    expect(unguarded).toEqual([]);
  },
);

test.each(workflows)('%s has the whole history where it builds what readers get', (name) => {
  for (const { steps } of jobsOf(name)) {
    const isPublished = steps.some(({ uses = '' }) => /\/upload-(?:pages-)?artifact@/.test(uses));
    const checkout = steps.find(({ uses = '' }) => uses.startsWith('actions/checkout@'));
    if (isPublished) expect(checkout?.with).toMatchObject({ 'fetch-depth': 0 });
  }
});

test.each(workflows)('%s hides no failure', (name) => {
  expect(textOf(name)).not.toMatch(/\|\| (?:true|:)|continue-on-error/);
});

test('set-up, units and build run on Windows and macOS too', () => {
  const text = textOf('systems.yml');
  for (const part of ['windows-latest', 'macos-latest', 'npm run build', '--project=units'])
    expect(text).toContain(part);
});

test('what a pull request adds to a first visit is in a comment, where its token may write one', () => {
  const [measure, comment] = jobsOf('bytes.yml');
  expect(measure?.steps.some(({ run = '' }) => run.includes('--only bytes --against'))).toBe(true);
  expect(comment?.if).toContain('head.repo.full_name == github.repository');
  expect(comment?.steps.some(({ run = '' }) => run.includes('gh pr comment'))).toBe(true);
});

test('what a workflow pushes is checked: a push with its token starts no workflow by itself', () => {
  for (const name of workflows.filter((each) => textOf(each).includes('git push'))) {
    expect(textOf(name), name).toContain('gh workflow run check.yml');
    expect(textOf(name), name).toContain('actions: write');
  }
  expect(textOf('check.yml')).toContain('workflow_dispatch:');
});

test('issue forms are forms', () => {
  const forms = path.resolve(folder, '../ISSUE_TEMPLATE');
  for (const name of readdirSync(forms).filter((file) => file !== 'config.yml')) {
    const form = parse(readFileSync(path.join(forms, name), 'utf8')) as {
      name?: string;
      description?: string;
      body?: unknown[];
    };
    expect(form, name).toMatchObject({ name: expect.any(String), description: expect.any(String) });
    expect(form.body?.length, name).toBeGreaterThan(0);
  }
});
