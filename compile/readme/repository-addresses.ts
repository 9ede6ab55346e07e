import type { Repository } from './package-metadata.ts';

/**
 * Name of the default branch, derived from the README's own links.
 *
 * @returns undefined if unknown; `HEAD` then works for viewing, but not for editing
 */
export function branchOf(readme: string, repository: Repository): string | undefined {
  const name = repository.url.replace('https://github.com/', '').replace(/[.]/g, '\\.');
  const own = new RegExp(
    `${name}/(?:blob|tree|raw|edit)/(main|master)\\b|${name}/branch/(main|master)\\b|${name}/(main|master)/`,
    'i',
  ).exec(readme);
  return own?.[1] ?? own?.[2] ?? own?.[3];
}

/**
 * URL of a file in the repository.
 *
 * @param place branch (undefined: `HEAD`), file relative to the package's folder, or to the repository root with a
 * leading slash, and whether to view, edit or download it
 */
export function fileAddress(
  repository: Repository,
  place: { branch: string | undefined; file: string; view: 'blob' | 'edit' | 'raw' },
): string {
  const branch = place.branch ?? 'HEAD';
  const base =
    place.view === 'raw'
      ? `${repository.url.replace('https://github.com/', 'https://raw.githubusercontent.com/')}/${branch}/`
      : `${repository.url}/${place.view}/${branch}/`;
  const folder = place.file.startsWith('/') || repository.directory === '' ? '' : `${repository.directory}/`;
  // The URL parser resolves `..` and encodes characters; the result can't leave the host.
  const address = new URL(folder + place.file.replace(/^\/+/, ''), base).href;
  return address.startsWith(repository.url) || place.view === 'raw' ? address : base;
}
