import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** What the environments of all examples in a sandbox share, as absolute paths. */
interface Shared {
  /** Folder of the commands that stand in for others. */
  bin: string;
  /** The packages within reach. */
  modules: string;
  /** Where Node keeps what it compiled. */
  compileCache: string;
}

const guard = fileURLToPath(new URL('guard.cjs', import.meta.url));

/** The environment of an example's commands. @param own its folder @param home its `HOME` and place for temporary files */
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
    // For commands that are not Node: a proxy that nobody answers stands for “no network”.
    http_proxy: 'http://127.0.0.1:9',
    https_proxy: 'http://127.0.0.1:9',
    no_proxy: 'localhost,127.0.0.1,::1',
  };
}

/** What Node may do in an example. @param writable the folders that it may write to */
function nodeOptions(writable: readonly string[]): string {
  return [
    '--permission',
    '--allow-fs-read=*',
    ...writable.map((allowed) => quoted(`--allow-fs-write=${allowed}`)),
    '--allow-child-process --allow-worker --allow-addons --allow-wasi',
    '--disable-warning=SecurityWarning',
    '--max-old-space-size=1536',
    // A build lives for a second: with room for all it makes, the collector has less to do, a tenth of the time.
    '--max-semi-space-size=32',
    quoted(`--require=${guard}`),
  ].join(' ');
}

/** An option as `NODE_OPTIONS` takes it, whatever the path in it contains: white space would end it. */
function quoted(option: string): string {
  return `"${option.replaceAll(/["\\]/g, String.raw`\$&`)}"`;
}
