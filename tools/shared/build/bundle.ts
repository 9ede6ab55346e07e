import path from 'node:path';
import { build, type BuildOptions } from 'esbuild';
import { packageFolders } from '../../../compile/package-folders.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The oldest supported browsers in esbuild's notation. They must match `browserslist` in `package.json`. */
export const browserTargets = ['chrome120', 'firefox121', 'safari17.2'];

/** A bundled file of one of the site's tools, such as the playground. */
export interface Bundled {
  content: Uint8Array;
  /** Folders of the packages in the bundle (`node_modules/webpack`), used to collect their licenses. */
  packages: string[];
}

/** Bundles and minifies a script with esbuild. @throws Error with esbuild's messages */
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
  // Exclude virtual modules, whose names start with a plugin's name and a colon.
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
