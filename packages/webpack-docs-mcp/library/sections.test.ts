import { expect, test } from 'vitest';
import { leadOf, sectionsOf } from './sections.ts';

const page = `# Title

Lead.

## First {#first}

Words.

\`\`\`md
## No heading {#no}
\`\`\`

### Below \\_\\_it\\_\\_ {#\\_\\_below}

More.

## Last {#last}

End.`;

test('a section has all below it, and code has no headings', () => {
  const [first, below, last] = sectionsOf(page);
  expect(sectionsOf(page).map(({ id }) => id)).toEqual(['first', '__below', 'last']);
  expect(first?.markdown).toMatch(/^## First[^]*More\.$/);
  expect(below).toMatchObject({ title: 'Below __it__', level: 3 });
  expect(last?.markdown).toBe('## Last {#last}\n\nEnd.');
});

test('the lead is what stands before the first section', () => {
  expect(leadOf(page)).toBe('# Title\n\nLead.');
  expect(leadOf('# Only\n\nWords.')).toBe('# Only\n\nWords.');
});
