import type { Duplicate } from './duplicates.ts';

/** Stands for a version that the stats don't reveal. The user has to replace it. */
export const unknownVersion = '<version>';

type Installed = Pick<Duplicate, 'name' | 'versions' | 'isDirect'> & {
  copies: readonly { folder: string; version: string | undefined }[];
};

/**
 * Returns the lines of `package.json` that make the package manager install one version of a package for everybody who
 * asks for it. The paths of the copies tell pnpm and Yarn from npm.
 * @returns JSON, or `undefined` if all copies seem to have the same version already
 */
export function overridesFor({ name, copies, versions, isDirect }: Installed): string | undefined {
  if (versions < 2) return undefined;
  const isIn = (part: RegExp) => copies.some(({ folder }) => part.test(folder));
  const isYarn = isIn(/[\\/]\.yarn[\\/]/);
  const [newest = unknownVersion] = copies
    .flatMap(({ version }) => version ?? [])
    .toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }));
  // npm and pnpm replace `$name` with the project's own version range, which npm requires for direct dependencies.
  const entry = { [name]: isDirect && !isYarn ? `$${name}` : newest };
  const field = isYarn
    ? { resolutions: entry }
    : isIn(/[\\/]\.pnpm[\\/]/)
      ? { pnpm: { overrides: entry } }
      : { overrides: entry };
  return JSON.stringify(field, undefined, 2);
}
