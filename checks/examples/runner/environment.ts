import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Absolute paths that all examples in a runner share. */
interface Shared {
  /** Folder of the replacements for `npm` and other commands. */
  bin: string;
  /** Folder of the packages that examples can use. */
  modules: string;
  /** Folder of Node's compile cache. */
  compileCache: string;
}

const guard = fileURLToPath(new URL('guard.cjs', import.meta.url));

/**
 * Returns the environment variables for an example's commands.
 *
 * @param own folder of the example
 * @param home its `HOME`, which is also its folder for temporary files
 */
export function environmentOf(shared: Shared, own: string, home: string): NodeJS.ProcessEnv {
  const { bin, modules, compileCache } = shared;
  const options = nodeOptions([own, home, compileCache]);
  const folders = [bin, path.join(own, 'node_modules/.bin'), path.join(modules, '.bin')];
  return {
    PATH: [...folders, '/usr/local/bin', '/usr/bin', '/bin'].join(':'),
    HOME: home,
    TMPDIR: home,
    LANG: 'C.UTF-8',
    TZ: 'UTC',
    NO_COLOR: '1',
    NODE_COMPILE_CACHE: compileCache,
    NODE_OPTIONS: options,
    EXAMPLE_OPTIONS: options,
    BROWSERSLIST_IGNORE_OLD_DATA: '1',
    EXAMPLE_PACKAGES: modules,
    EXAMPLE_FOLDER: own,
    // An unreachable proxy disables the network for commands other than Node.js.
    http_proxy: 'http://127.0.0.1:9',
    https_proxy: 'http://127.0.0.1:9',
    no_proxy: 'localhost,127.0.0.1,::1',
  };
}

/**
 * Returns the Node.js options for an example, including its permissions.
 *
 * @param writable folders that the example can write to
 */
function nodeOptions(writable: readonly string[]): string {
  return [
    '--permission',
    '--allow-fs-read=*',
    ...writable.map((allowed) => quoted(`--allow-fs-write=${allowed}`)),
    '--allow-child-process --allow-worker --allow-addons --allow-wasi',
    '--disable-warning=SecurityWarning',
    '--max-old-space-size=1536',
    // Larger semi-spaces avoid garbage collections, which took a tenth of the time of these short builds.
    '--max-semi-space-size=32',
    quoted(`--require=${guard}`),
  ].join(' ');
}

/** Quotes an option for `NODE_OPTIONS`, where white space separates options. */
function quoted(option: string): string {
  return `"${option.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
