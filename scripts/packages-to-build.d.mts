/** Types for `packages-to-build.mjs`, which runs before TypeScript is installed. */
interface Manifest {
  name?: string;
  version?: string;
  dependencies: Record<string, string>;
}

interface Lockfile {
  packages: Record<string, object>;
}

export function packagesToBuild(
  manifest: Manifest & { withoutDependencies: string[] },
  lockfile: Lockfile,
): { manifest: Manifest; lockfile: Lockfile };
