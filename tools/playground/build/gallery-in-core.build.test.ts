/**
 * Builds the playground's example projects in its webpack worker, and compares results and messages with those in
 * Node.js.
 */
import { expect, test } from 'vitest';
import { startCore } from './core-in-node.ts';
import { makePlayground } from './make.ts';
import { readGallery } from './gallery.ts';

test('each example of the gallery builds in the playground', { timeout: 300_000 }, async () => {
  const core = startCore(await makePlayground());
  for (const { id, project } of await readGallery()) {
    const { compilations, problems, notices } = await core.build(project);
    const found = [...problems, ...compilations.flatMap((compilation) => compilation.problems)];
    expect([...found.map(({ message }) => message), ...notices], id).toEqual([]);
    expect(compilations.flatMap(({ assets }) => assets).length, id).toBeGreaterThan(0);
  }
  core.close();
});
