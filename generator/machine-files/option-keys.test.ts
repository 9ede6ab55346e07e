import { expect, test } from 'vitest';
import type { CompiledPage } from '../../compile/types.ts';
import { keysOf } from './option-keys.ts';

test('the keys of a block lead to their entries; what no page documents leads nowhere', () => {
  const page = {
    optionKeys: {
      4: [
        { line: 1, name: 'output', fact: 'option:output' },
        { line: 2, name: 'secret', fact: 'option:output.secret' },
      ],
      12: [{ line: 1, name: 'secret', fact: 'option:output.secret' }],
    },
  } as unknown as CompiledPage;
  const addresses: Record<string, string> = { 'option:output': '/configuration/output/#output' };
  expect(keysOf(page, (id) => addresses[id])).toEqual([[[1, 'output', '/configuration/output/#output']], []]);
});
