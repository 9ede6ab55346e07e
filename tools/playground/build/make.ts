/** Builds all files of the playground, or takes them from the cache (`madeFiles`). */
import path from 'node:path';
import { versionOfCode } from '../../../compile/cache-keys/code-version.ts';
import { keyOf } from '../../../compile/cache-keys/key-of.ts';
import { sandboxDocument, sandboxScript } from '../../shared/build/frame-document.ts';
import { type MadeFiles, madeFiles } from '../../shared/build/made-files.ts';
import type { PlaygroundFiles } from '../model/files.ts';
import { buildCore, coreScript } from './build-core.ts';
import { buildParts, versionOf } from './build-parts.ts';
import { buildRelay, relayScript } from './build-relay.ts';
import { playgroundPackages } from './packages.ts';
import { previewDocument, previewScript } from './preview-document.ts';

/** The built files of the playground. */
export type MadePlayground = MadeFiles<PlaygroundFiles>;

/**
 * Finds the playground's files in the cache, or builds them. A build takes about ten seconds on two cores. @throws
 * Error if code that a patch replaces has changed in webpack
 */
export function makePlayground(): Promise<MadePlayground> {
  return madeFiles({ tool: 'playground', key: keyOfPlayground() }, async (put) => {
    const [core, parts, sandbox, preview, relay] = await Promise.all([
      buildCore(),
      buildParts(),
      sandboxDocument(),
      previewDocument(),
      buildRelay(),
    ]);
    const list: PlaygroundFiles = {
      webpack: versionOf('webpack'),
      sandbox: (await put('sandbox', 'html', sandbox)).address,
      relay: (await put('relay', 'js', relay)).address,
      preview: (await put('preview', 'html', preview)).address,
      core: await put('core', 'js', core),
      parts: {},
      packages: Object.fromEntries(Object.keys(playgroundPackages).map((name) => [name, versionOf(name)])),
    };
    for (const [name, part] of parts)
      list.parts[name] = await put(fileName(name), name.startsWith('npm:') ? 'json' : 'js', part);
    return list;
  });
}

/** Converts the name of an on-demand file, such as `npm:@scope/name`, to a file name. */
const fileName = (part: string): string => part.replace(/^npm:/, '').replaceAll(/[@/]+/g, '-').replace(/^-/, '');

/** Returns the cache key of the playground's files, which changes when anything in them may change. */
function keyOfPlayground(): string {
  return keyOf({
    code: versionOfCode([
      path.join(import.meta.dirname, 'make.ts'),
      coreScript,
      sandboxScript,
      previewScript,
      relayScript,
    ]),
    packages: Object.keys(playgroundPackages).map((name) => [name, versionOf(name)]),
    tools: ['webpack', 'webpack-cli', 'terser', 'amaro', 'esbuild'].map(versionOf),
    node: process.versions.node,
  }).slice(0, 16);
}
