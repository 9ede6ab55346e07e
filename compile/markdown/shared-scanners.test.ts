import type { PatternScanner } from '@shikijs/core';
import { expect, test } from 'vitest';
import { createHighlighter } from './highlight.ts';
import { withSharedScanners } from './shared-scanners.ts';

test('the same patterns are compiled once, and outlive whoever lets go of them', async () => {
  const compiled: string[] = [];
  const engine = await withSharedScanners(
    Promise.resolve({
      createString: (content) => ({ content }),
      createScanner(patterns): PatternScanner {
        const name = patterns.join(' ');
        compiled.push(name);
        return {
          findNextMatchSync: () => ({ index: 0, captureIndices: [] }),
          dispose: () => compiled.splice(compiled.indexOf(name), 1),
        };
      },
    }),
  );
  const first = engine.createScanner(['a', 'b']);
  const second = engine.createScanner(['a', 'b']);
  engine.createScanner(['a b']);
  expect(compiled).toEqual(['a b', 'a b']);
  first.dispose?.();
  expect(compiled).toHaveLength(2);
  expect(second.findNextMatchSync('a', 0, 0)).not.toBeNull();
});

/** Code whose end pattern depends on the start match, so that patterns are compiled and released while tokenizing. */
const here = (word: string): string => `cat <<${word}\necho $HOME # no comment\n${word}\necho done # a comment`;

test('code comes out the same whatever was colored before it', async () => {
  const codes = [
    ['sh', here('EOF')],
    ['sh', here('END')],
    ['js', 'const a = `x${b}`; // c'],
    ['jsx', 'const a = <b c={1}>{`x`}</b>;'],
    ['ts', 'const a: string = `x${b}` as const;'],
    ['tsx', 'const a = <b<c> d={1} />;'],
  ] as const;
  const tokensOf = (highlighter: ReturnType<typeof createHighlighter>) =>
    Promise.all(codes.map(([language, code]) => highlighter.tokenize(code, language)));
  const alone = await Promise.all(codes.map(([language, code]) => createHighlighter().tokenize(code, language)));
  const together = createHighlighter();
  expect(await tokensOf(together)).toEqual(alone);
  expect(await tokensOf(together)).toEqual(alone);
  expect(alone[0]?.[1]).not.toContainEqual(expect.objectContaining({ kind: 'c' }));
  expect(alone[0]?.[3]).toContainEqual(expect.objectContaining({ kind: 'c' }));
});
