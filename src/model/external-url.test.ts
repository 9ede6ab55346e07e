import { expect, test } from 'vitest';
import { externalUrl } from './external-url.ts';

test.each([
  ['https://example.com', 'https://example.com/'],
  ['http://example.com/a?b#c', 'http://example.com/a?b#c'],
  [' example.com/a ', 'https://example.com/a'],
  ['//example.com', 'https://example.com/'],
  ['example.com:8080', 'https://example.com:8080/'],
])('%s is a link to %s', (written, url) => expect(externalUrl(written)).toBe(url));

test.each([
  'javascript:alert(1)',
  ' JavaScript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:x',
  'https://bank.example@evil.example/',
  'http://',
  '',
  '   ',
  null,
  undefined,
  '<img src=x onerror=alert(1)>',
])('%j is no link', (written) => expect(externalUrl(written)).toBeNull());
