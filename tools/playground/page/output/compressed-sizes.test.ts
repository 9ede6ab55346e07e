import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import type { BuildResult } from '../../model/protocol.ts';
import { withCompressedSizes } from './compressed-sizes.ts';

test('every file says its bytes with gzip', async () => {
  const content = new TextEncoder().encode('webpack '.repeat(500));
  const result = { compilations: [{ assets: [{ name: 'main.js', content, size: content.length }] }] };
  const { compilations } = await withCompressedSizes(result as unknown as BuildResult);
  const [asset] = compilations[0]!.assets;
  expect(asset?.gzip).toBeLessThan(content.length / 10);
  expect(Math.abs(asset!.gzip! - gzipSync(content).length)).toBeLessThan(10);
});
