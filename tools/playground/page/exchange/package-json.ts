/** Creates the `package.json` that a downloaded playground project needs to run on a computer. */
import type { Project } from '../../../../src/model/project.ts';

/** The fields of a `package.json` that the playground reads. */
interface Manifest {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  [field: string]: unknown;
}

/** Packages that every downloaded project needs. */
const always = ['webpack', 'webpack-cli'];

/** Matches Node.js built-in modules, which don't belong in a `package.json`. */
const builtIn =
  /^(?:node:|(?:assert|async_hooks|buffer|child_process|cluster|console|constants|crypto|dgram|diagnostics_channel|dns|domain|events|fs|http|http2|https|inspector|module|net|os|path|perf_hooks|process|punycode|querystring|readline|repl|stream|string_decoder|timers|tls|tty|url|util|v8|vm|wasi|worker_threads|zlib)(?:\/|$))/;

/**
 * First version of Node.js that strips TypeScript types without a flag, both in configurations and for webpack's own
 * TypeScript support.
 */
const nodeForTypes = '>=22.18';

const typescript = /\.[cm]?tsx?$/;
const code = /\.(?:[cm]?[jt]sx?|vue|svelte)$/;
const configuration = /(?:^|\/)webpack[^/]*\.[cm]?[jt]s$/;
const requests = /\b(?:from|import|require|require\.resolve)\s*\(?\s*(?:\/\*.*?\*\/\s*)*(['"])((?:(?!\1)[^\\\n])+)\1/gs;
const strings = /(['"`])((?:(?!\1)[^\\\n])+)\1/g;

/**
 * Finds the packages that a project imports or names in its configuration, sorted.
 * @param known packages that a plain string in a configuration may refer to (`loader: 'css-loader'`)
 */
function packagesOf({ files }: Project, known: ReadonlySet<string>): string[] {
  const found = new Set(always);
  for (const [path, content] of Object.entries(files)) {
    if (typeof content !== 'string' || path.startsWith('node_modules/') || !code.test(path)) continue;
    for (const [, , request = ''] of content.matchAll(requests))
      for (const part of request.replace(/^-?!+/, '').split('!')) {
        const name = packageOf(part);
        if (name) found.add(name);
      }
    if (!configuration.test(path)) continue;
    for (const [, , text = ''] of content.matchAll(strings)) {
      const name = packageOf(text);
      if (name && known.has(name)) found.add(name);
    }
  }
  const isOwn = (name: string) => Object.keys(files).some((path) => path.startsWith(`node_modules/${name}/`));
  return [...found].filter((name) => !isOwn(name)).sort();
}

/**
 * Returns the package name of a request (`react` for `react/jsx-runtime?x`), or `undefined` if the request isn't for a
 * package.
 */
function packageOf(request: string): string | undefined {
  const [, name] = /^((?:@[a-z0-9~-][\w.~-]*\/)?[a-z0-9~][\w.~-]*)(?:[/?].*)?$/.exec(request) ?? [];
  return name && !builtIn.test(request) ? name : undefined;
}

/**
 * Finds packages that a project imports but that the site doesn't know, sorted. They are never added to `package.json`.
 * They may be aliases or federated modules, and installing whatever has that name in the registry could run a
 * stranger's code.
 */
export function unknownPackagesOf(project: Project, versions: Readonly<Record<string, string>>): string[] {
  const has = dependenciesOf(parseManifest(project.files['package.json']));
  return packagesOf(project, new Set()).filter((name) => !Object.hasOwn(versions, name) && !Object.hasOwn(has, name));
}

/**
 * Returns the content of a project's `package.json`: the project's own file with missing dependencies added, or a new
 * one. Invalid JSON is left unchanged.
 * @param versions versions of the packages that the documentation is tested with; no other packages are added
 */
export function packageJsonOf(project: Project, versions: Readonly<Record<string, string>>): string {
  const own = project.files['package.json'];
  const manifest = own === undefined ? newManifest(project) : parseManifest(own);
  if (!manifest) return typeof own === 'string' ? own : '';
  const has = dependenciesOf(manifest);
  const added = packagesOf(project, new Set(Object.keys(versions))).flatMap((name) => {
    const version = Object.hasOwn(has, name) ? undefined : versions[name];
    return version === undefined ? [] : [[name, `^${version}`]];
  });
  const devDependencies = Object.fromEntries(
    Object.entries({ ...manifest.devDependencies, ...Object.fromEntries(added) }).sort(),
  );
  const engines = manifest.engines ?? enginesOf(project);
  return `${JSON.stringify({ ...manifest, ...(engines ? { engines } : {}), devDependencies }, null, 2)}\n`;
}

/**
 * Returns an `engines` field for `package.json` if the project needs a recent Node.js, so that npm warns about older
 * versions.
 */
function enginesOf({ files }: Project): { node: string } | undefined {
  const hasTypes = Object.keys(files).some((path) => !path.startsWith('node_modules/') && typescript.test(path));
  return hasTypes ? { node: nodeForTypes } : undefined;
}

function dependenciesOf(manifest: Manifest | undefined): Record<string, string> {
  return { ...manifest?.dependencies, ...manifest?.devDependencies };
}

function newManifest({ commandLine }: Project): Manifest {
  return {
    name: 'webpack-playground',
    private: true,
    scripts: { build: ['webpack', commandLine].filter(Boolean).join(' ') },
  };
}

function parseManifest(content: unknown): Manifest | undefined {
  try {
    const parsed: unknown = typeof content === 'string' ? JSON.parse(content) : undefined;
    return typeof parsed === 'object' && parsed !== null && !Array.isArray(parsed) ? (parsed as Manifest) : undefined;
  } catch {
    return undefined;
  }
}
