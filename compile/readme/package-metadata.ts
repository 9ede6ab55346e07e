/** Package metadata shown on a README page. */
export interface PackageMetadata {
  name: string;
  version: string;
  description?: string;
  /** Usernames on the code host, of people whose entry has one. */
  contributors: string[];
  repository?: Repository;
}

/** Location of a package's source. */
export interface Repository {
  /** `https://github.com/webpack/css-loader`, without a trailing slash. */
  url: string;
  /** Folder of the package inside it, `''` at the top. */
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
 * Reads the fields of a `package.json` that a README page shows; missing and malformed ones are omitted.
 *
 * @param json parsed `package.json`
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
 * All formats npm allows: `owner/repo`, `github:owner/repo`, `git+https://github.com/owner/repo.git`,
 * `git@github.com:owner/repo.git`, `{url, directory}`.
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

/** Username of `Tobias Koppers @sokra`, or of a person whose URL is a profile on the code host. */
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
