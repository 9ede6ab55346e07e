import { expect, it } from 'vitest';
import { withoutMarkers } from './plain-code.ts';

it('keeps what a diff leads to', () => {
  const diff = [
    '--- a/x.js',
    '+++ b/x.js',
    '@@ -1,3 +1,3 @@',
    ' const a = 1;',
    '-const b = 2;',
    '+const b = 3;',
    '   indented();',
  ].join('\n');
  expect(withoutMarkers(diff)).toBe(['const a = 1;', 'const b = 3;', '  indented();'].join('\n'));
});
