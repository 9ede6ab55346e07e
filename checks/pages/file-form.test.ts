import { expect, test } from 'vitest';
import { formFaults, inForm } from './file-form.ts';

const messy = '\uFEFF---\r\ntitle: A\r\n---\r\n\r\n-\tOne\r\n\r\n```make\r\na:\r\n\tb\r\n```\r\n';

test('a byte order mark and tabs are told once, with what mends them', () => {
  expect(formFaults(messy).map(({ line, message }) => `${line} ${message}`)).toEqual([
    '1 begins with a byte order mark: `npm run format` mends it.',
    '5 has a tab, which each editor shows in another width: `npm run format` mends it.',
  ]);
});

test('formatting mends them, and line ends of Windows, and leaves tabs of code', () => {
  expect(inForm(messy)).toBe('---\ntitle: A\n---\n\n-    One\n\n```make\na:\n\tb\n```\n');
  expect(formFaults(inForm(messy))).toEqual([]);
});
