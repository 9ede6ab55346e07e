/** Package metadata shown on a README page. */
interface PackageMetadata {
  name: string;
  version: string;
  description?: string;
  /** GitHub usernames of the contributors to the package, if their entry in `package.json` contains one. */
  contributors: string[];
  repository?: Repository;
}

/** Location of a package's source code. */
export interface Repository {
  /** URL of the repository without a trailing slash: `https://github.com/webpack/css-loader`. */
  url: string;
  /** Folder of the package in the repository; `''` at the top level. */
  directory: string;
}

interface PackageJson {
  name?: unknown;
  version?: unknown;
  description?: unknown;
  repository?: unknown;
  author?: unknown;
  contributors?: unknown;
  maintainers?: unknown;
}

/**
 * Reads the fields of a `package.json` that a README page shows. Missing and malformed fields are omitted.
 *
 * @param json parsed content of `package.json`
 */
export function readMetadata(json: unknown): PackageMetadata {
  const fields = (typeof json === 'object' && json !== null ? json : {}) as PackageJson;
  const repository = readRepository(fields.repository);
  const people = [fields.author, fields.contributors, fields.maintainers].flat();
  return {
    name: String(fields.name ?? ''),
    version: String(fields.version ?? ''),
    ...(typeof fields.description === 'string' && fields.description !== '' && { description: fields.description }),
    contributors: [...new Set(people.map(handleOf).filter((handle) => handle !== undefined))],
    ...(repository && { repository }),
  };
}

/**
 * Reads the repository field in all formats that npm allows: `owner/repo`, `github:owner/repo`,
 * `git+https://github.com/owner/repo.git`, `git@github.com:owner/repo.git` and `{url, directory}`.
 */
function readRepository(value: unknown): Repository | undefined {
  const { url, directory } = (typeof value === 'object' && value !== null ? value : { url: value }) as {
    url?: unknown;
    directory?: unknown;
  };
  if (typeof url !== 'string') return undefined;
  const [, owner, name] =
    /^(?:github:|(?:git\+)?(?:https?|ssh|git):\/\/(?:[^@/]+@)?(?:www\.)?github\.com\/|git@github\.com:)?([\w.-]+)\/([\w.-]+?)(?:\.git)?\/?(?:[#/].*)?$/.exec(
      url.trim(),
    ) ?? [];
  if (owner === undefined || name === undefined) return undefined;
  const folder = typeof directory === 'string' ? directory.replace(/^\.?\/+|\/+$/g, '') : '';
  return { url: `https://github.com/${owner}/${name}`, directory: /^[\w./-]*$/.test(folder) ? folder : '' };
}

/** Returns the username in `Tobias Koppers @sokra`, or the username in a person's URL if it is a GitHub profile. */
function handleOf(person: unknown): string | undefined {
  const { name, url } = (typeof person === 'object' && person !== null ? person : { name: person }) as {
    name?: unknown;
    url?: unknown;
  };
  for (const text of [url, name]) {
    if (typeof text !== 'string') continue;
    const handle =
      /github\.com\/([a-z\d][a-z\d-]*)\/?(?:\s|\)|$)/i.exec(text)?.[1] ??
      /(?:^|\s)@([a-z\d][a-z\d-]*)(?:\s|$)/i.exec(text)?.[1];
    if (handle !== undefined) return handle;
  }
  return undefined;
}
