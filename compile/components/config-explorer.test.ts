import { toHtml } from 'hast-util-to-html';
import { expect, test } from 'vitest';
import { factsOf } from '../../facts/testing/sketched.ts';
import type { Fact } from '../../facts/types.ts';
import type { ComponentPage } from './component.ts';
import { configExplorer } from './config-explorer.ts';

const known: Fact[] = [
  { id: 'option:output', kind: 'option', name: 'output', type: 'object' },
  { id: 'option:output.path', kind: 'option', name: 'output.path', parent: 'option:output', type: 'string' },
  { id: 'option:watch', kind: 'option', name: 'watch', type: 'boolean', default: 'false' },
];
const output = { text: 'Where files go.', url: '/configuration/output/' };
const watch = { text: 'Build again.', url: '/configuration/watch/' };

function expand(about: Record<string, { text: string; url: string }>): { html: string; errors: string[] } {
  const errors: string[] = [];
  const page: ComponentPage = {
    facts: factsOf(known),
    error: (message) => errors.push(message),
    claim: () => {},
    readText: () => undefined,
    takeId: () => undefined,
    number: 1,
  };
  const children = [configExplorer.expand({ about }, [], page)].flat();
  return { html: toHtml({ type: 'root', children }), errors };
}

test('each key opens to its sentence, type, default, what is inside, and its entry', () => {
  const { html, errors } = expand({ watch, output });
  expect(errors).toEqual([]);
  expect(html.indexOf('<code>watch</code>')).toBeLessThan(html.indexOf('<code>output</code>'));
  expect(html).toContain('<summary><code>output</code> <span>Where files go.</span></summary>');
  expect(html).toContain('Inside: <code>path</code>');
  expect(html).toContain('<dt>Default</dt><dd><code>false</code></dd>');
  expect(html).toContain('<a href="/configuration/watch/">All about watch</a>');
});

test('a key that is left out, or does not exist, is an error', () => {
  expect(expand({ output }).errors).toEqual([expect.stringContaining('does not describe watch')]);
  expect(expand({ output, watch, wtach: watch }).errors).toEqual([expect.stringContaining('describes wtach')]);
});
