import { expect, test } from 'vitest';
import { shownPath } from './shown-path.ts';

const result = (heading: string, ...path: string[]) => ({
  url: '/configuration/module/',
  title: 'Module',
  heading,
  path,
  section: 'configuration',
  score: 1,
});

test('shows the headings above a result, without those that its own heading says', () => {
  const named = result('module.parser.json.exportsDepth', 'module.parser', 'module.parser.json');
  const worded = result('CSS modules', 'module.parser', 'module.parser.css');
  expect(shownPath(named, undefined)).toBe('');
  expect(shownPath(worded, undefined)).toBe('module.parser › module.parser.css');
  expect(shownPath(result('module.parsers', 'module.parser'), undefined)).toBe('module.parser');
  expect(shownPath({ ...worded, path: undefined as never }, undefined)).toBe('');
});

test('shows the path of results with the same headings above only once', () => {
  const url = result('URL hints', 'module.parser', 'module.parser.css');
  const errors = result('Parse errors', 'module.parser', 'module.parser.css');
  expect(shownPath(errors, url)).toBe('');
  expect(shownPath(errors, result('module.parser'))).toBe('module.parser › module.parser.css');
});
