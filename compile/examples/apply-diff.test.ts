import { expect, test } from 'vitest';
import { applyDiff } from './apply-diff.ts';

const source = 'const a = 1;\nconst b = 2;\n\nexport default { a, b };\n';

test('lines are added and removed where the context is', () => {
  expect(applyDiff(source, ' const a = 1;\n-const b = 2;\n+const b = 3;')).toEqual({
    result: source.replace('b = 2', 'b = 3'),
  });
});

test('parts are found one after the other', () => {
  expect(applyDiff(source, '+import "x";\n const a = 1;\n@@\n-export default { a, b };\n+export default a;')).toEqual({
    result: 'import "x";\nconst a = 1;\nconst b = 2;\n\nexport default a;\n',
  });
});

test('what is not in the file is named', () => {
  expect(applyDiff(source, ' const a = 1;\n-const c = 2;')).toEqual({
    line: 1,
    message: expect.stringContaining('"const c = 2;"') as string,
  });
});
