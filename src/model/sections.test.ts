import { expect, test } from 'vitest';
import { sectionOf } from './sections.ts';

test.each([
  ['/guides/caching/', 'guides'],
  ['/guides/', 'guides'],
  ['/guides/deep/page/#part', 'guides'],
  ['/glossary/', ''],
  ['/constructor/', ''],
  ['/', ''],
])('%s is in the section “%s”', (url, section) => expect(sectionOf(url)).toBe(section));
