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
    expect.arrayContaining(['check.yml', 'deploy.yml', 'external-links.yml', 'preview.yml', 'update.yml']),
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
