import type { Repository } from './package-metadata.ts';

/**
 * Derives the name of a repository's default branch from the README's own links.
 *
 * @returns undefined if it can't be derived; `HEAD` then works for viewing files, but not for editing them
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
 * Returns the URL of a file in a repository.
 *
 * @param place branch (`HEAD` if undefined), file, and whether to view, edit or download it; the file is relative to
 * the package's folder or, with a leading slash, to the repository's root
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
  // Let the URL parser resolve `..` and encode characters. The result can't point to another host.
  const address = new URL(folder + place.file.replace(/^\/+/, ''), base).href;
  return address.startsWith(repository.url) || place.view === 'raw' ? address : base;
}
