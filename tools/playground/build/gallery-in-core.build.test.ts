/** The gallery's examples in the core of the playground, where readers build them: with what Node.js does, and no word more. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';
import { expect, test } from 'vitest';
import { startCore } from './core-in-node.ts';
import { makePlayground } from './make.ts';
import { readGallery } from './gallery.ts';

test('each example of the gallery builds in the playground', { timeout: 300_000 }, async () => {
  const { list, folder } = await makePlayground();
  const read = (address: string): Buffer => readFileSync(path.join(folder, address));
  const parts = new Map(Object.entries(list.parts).map(([name, { address }]) => [name, read(address)]));
  const core = startCore(new vm.Script(read(list.core.address).toString()), parts);
  for (const { id, project } of await readGallery()) {
    const { compilations, problems, notices } = await core.build(project);
    const found = [...problems, ...compilations.flatMap((compilation) => compilation.problems)];
    expect([...found.map(({ message }) => message), ...notices], id).toEqual([]);
    expect(compilations.flatMap(({ assets }) => assets).length, id).toBeGreaterThan(0);
  }
  core.close();
});
