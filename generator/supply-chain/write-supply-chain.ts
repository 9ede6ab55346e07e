import type { FileSink } from '../output/file-sink.ts';
import type { Site } from '../site.ts';
import { billOfMaterials } from './bill-of-materials.ts';
import { licensesText } from './licenses.ts';
import { readLockfile } from './lockfile.ts';

/**
 * Writes `/licenses.txt` and `/sbom.cdx.json`.
 *
 * @param bundled folders of the packages whose code is in browser scripts
 * @param name name of the product
 */
export async function writeSupplyChain(
  { site, bundled, name }: { site: Site; bundled: readonly string[]; name: string },
  files: FileSink,
): Promise<void> {
  const locked = readLockfile();
  const shipped = new Set(bundled);
  const readmes = new Set(
    site.pages.flatMap(({ compiled }) => (compiled.package ? `node_modules/${compiled.package.name}` : [])),
  );
  await Promise.all([
    files.write('sbom.cdx.json', JSON.stringify(billOfMaterials(name, locked, shipped))),
    files.write(
      'licenses.txt',
      licensesText({
        bundled: locked.filter(({ folder }) => shipped.has(folder)),
        readmes: locked.filter(({ folder }) => readmes.has(folder)),
      }),
    ),
  ]);
}
