/** Creates the `dist` folder of the package `webpack-docs-mcp`, which npm publishes. */
import { chmod, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundledPackages } from '../../../generator/supply-chain/bundled-packages.ts';
import { licensesText } from '../../../generator/supply-chain/licenses.ts';
import { readLockfile } from '../../../generator/supply-chain/lockfile.ts';
import { bundle } from './bundle.ts';
import { writeData } from './write-data.ts';

/**
 * Bundles the package's scripts, and collects the data that they need.
 *
 * @param dist absolute path of the built site
 * @param out absolute path of the output folder, which is replaced
 * @throws Error that explains what is wrong
 */
export async function makePackage(dist: string, out: string): Promise<void> {
  await rm(out, { recursive: true, force: true });
  await mkdir(out, { recursive: true });
  const { readmes } = await writeData(dist, path.join(out, 'data'));
  const bundled = new Set(bundledPackages(await bundle(out)));
  const locked = readLockfile();
  await writeFile(
    path.join(out, 'licenses.txt'),
    licensesText({
      bundled: locked.filter(({ folder }) => bundled.has(folder)),
      readmes: locked.filter(({ folder }) => readmes.has(folder)),
    }),
  );
  for (const name of ['server', 'command']) await chmod(path.join(out, `${name}.js`), 0o755);
}
