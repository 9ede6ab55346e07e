import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { versionOfCode } from '../../../compile/cache-keys/code-version.ts';
import { filesBelow } from '../../../compile/cache-keys/files-below.ts';
import { keyOf } from '../../../compile/cache-keys/key-of.ts';
import { writeNamed } from '../../../compile/write-named.ts';
import { inProject } from '../../../generator/paths.ts';
import type { BuildTool } from '../../../generator/tools/tool-build.ts';

/**
 * Build step that provides the bundle explorer's example stats. They are built once for all sites that are built from
 * this project.
 */
export const buildTool: BuildTool = async () => {
  const cache = inProject('.cache/tools/bundle-explorer');
  const key = keyOf({
    code: versionOfCode([path.join(import.meta.dirname, 'bundle-sample.ts')]),
    example: await filesBelow(path.join(import.meta.dirname, '../examples')),
  });
  const kept = path.join(cache, `${key}.json`);
  let sample = await readFile(kept, 'utf8').catch(() => undefined);
  if (sample === undefined) {
    // Import the module dynamically, because it loads webpack.
    const { buildBundleSample } = await import('./bundle-sample.ts');
    sample = JSON.stringify(await buildBundleSample(cache));
    await writeNamed(kept, sample);
  }
  return { modules: { 'bundle-sample': JSON.parse(sample) as Record<string, string> } };
};
