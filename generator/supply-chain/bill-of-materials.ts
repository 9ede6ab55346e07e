/** Creates the software bill of materials in CycloneDX 1.5 format (https://cyclonedx.org/docs/1.5/json/). */
import { type LockedPackage, resolveNeed } from './lockfile.ts';

interface Component {
  type: 'library';
  'bom-ref': string;
  name: string;
  version: string;
  purl: string;
  /**
   * Whether the package's code is shipped to readers of the site (`required`), or the package is only used to build the
   * site (`excluded`).
   */
  scope: 'required' | 'excluded';
  licenses?: [{ expression: string }];
  hashes?: { alg: string; content: string }[];
}

interface BillOfMaterials {
  $schema: string;
  bomFormat: 'CycloneDX';
  specVersion: '1.5';
  version: 1;
  metadata: { component: { type: 'application'; 'bom-ref': string; name: string } };
  components: Component[];
  dependencies: { ref: string; dependsOn: string[] }[];
}

/**
 * Creates a bill of materials with all packages that are used to build the site, and which of them are shipped to
 * readers. The file has no serial number and no time, so that the same commit always results in the same file.
 *
 * @param name name of the product
 * @param locked all packages in the lockfile
 * @param shipped folders of the packages whose code is shipped to readers
 */
export function billOfMaterials(
  name: string,
  locked: readonly LockedPackage[],
  shipped: ReadonlySet<string>,
): BillOfMaterials {
  const byFolder = new Map(locked.map((each) => [each.folder, each]));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { component: { type: 'application', 'bom-ref': name, name } },
    components: locked.map((each) => component(each, shipped.has(each.folder))),
    dependencies: locked.map((each) => ({
      ref: each.folder,
      dependsOn: each.needs.flatMap((need) => resolveNeed(each, need, byFolder)?.folder ?? []).sort(),
    })),
  };
}

function component({ folder, name, version, license, integrity }: LockedPackage, ships: boolean): Component {
  return {
    type: 'library',
    'bom-ref': folder,
    name,
    version,
    purl: `pkg:npm/${name.replace('@', '%40')}@${version}`,
    scope: ships ? 'required' : 'excluded',
    ...(license !== undefined && { licenses: [{ expression: license }] }),
    ...(integrity !== undefined && { hashes: integrity.split(' ').map(hashOf) }),
  };
}

/** Converts an integrity value from the lockfile (`sha512-` and base64) to hexadecimal. */
function hashOf(integrity: string): { alg: string; content: string } {
  const at = integrity.indexOf('-');
  return {
    alg: integrity.slice(0, at).toUpperCase().replace('SHA', 'SHA-'),
    content: Buffer.from(integrity.slice(at + 1), 'base64').toString('hex'),
  };
}
