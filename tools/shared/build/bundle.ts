import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { packageFolders } from '../../../compile/package-folders.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Content of a file of a tool. */
export interface Bundled {
  content: Uint8Array;
  /** Folders of the packages whose code is in it, whose licenses the site passes on: `node_modules/webpack`. */
  packages: string[];
}

/** Bundles one script, minified. @throws Error with what esbuild found wrong */
export async function bundle(options: BuildOptions): Promise<Bundled> {
  const { outputFiles, metafile } = await build({
    ...options,
    absWorkingDir: root,
    bundle: true,
    write: false,
    metafile: true,
    minify: true,
    legalComments: 'none',
    logLevel: 'silent',
  });
  const [output] = Object.values(metafile.outputs);
  // Those that a plugin made stand under its name and a colon.
  const inputs = Object.entries(output!.inputs).filter(
    ([file, { bytesInOutput }]) => bytesInOutput > 0 && !file.includes(':'),
  );
  return {
    content: outputFiles[0]!.contents,
    packages: packageFolders(
      inputs.map(([file]) => path.join(root, file)),
      root,
    ),
  };
}
