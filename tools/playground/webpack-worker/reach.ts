/** Defines the globals that the patched code in webpack and webpack-cli uses. */
import { corePackages } from './core-packages.ts';
import { host } from './host.ts';
import { builtin, isBuiltin } from './node/builtins.ts';
import { files } from './node/fs.ts';
import { dirname } from '../../../src/model/posix-path.ts';
import { evaluatePart, part } from './parts.ts';
import { prepareModule } from './prepare-module.ts';

type Load = (parts: string[]) => Promise<Record<string, ArrayBuffer | null>>;

/** Implements `require` for module names that webpack computes at run time. */
function require(request: string): unknown {
  if (isBuiltin(request)) return builtin(request);
  const own = corePackages.get(request);
  if (own) return own();
  if (!host.modules) throw new Error(`Cannot find module '${request}'`);
  return host.modules.requireFor('/project/index.js')(request);
}

require.resolve = (request: string): string => {
  if (!host.modules) throw new Error(`Cannot find module '${request}'`);
  return corePackages.has(request) ? request : host.modules.requireFor('/project/index.js').resolve(request);
};

const loading = new Map<string, Promise<unknown>>();

/** Loads a script on demand, such as terser. May be called concurrently, because files are minified in parallel. */
function loadPlaygroundPart(name: string, load: Load): Promise<unknown> {
  const known = loading.get(name);
  if (known) return known;
  const made = load([name]).then(({ [name]: data }) => {
    if (!data) {
      loading.delete(name);
      throw new Error(`The playground couldn’t load ${name}.`);
    }
    evaluatePart(name, new TextDecoder().decode(data));
    return part(name);
  });
  loading.set(name, made);
  return made;
}

async function importPlaygroundFile(file: string): Promise<unknown> {
  if (!host.modules) throw new Error('No project has been built.');
  const path = file.replace(/^file:\/\//, '');
  if (path.startsWith('/') && !files.existsSync(path)) throw new Error(`Cannot find module '${path}'`);
  return host.modules.import(path.startsWith('/') ? path : host.modules.resolveImport(path, dirname('/project/x')));
}

/**
 * Defines the globals for the patched code in webpack. @param load fetches files that the playground loads on demand
 */
export function setReach(load: Load): void {
  Object.assign(globalThis, {
    require,
    importPlaygroundFile,
    preparePlaygroundModule: prepareModule,
    playgroundPart: part,
    loadPlaygroundPart: (name: string) => loadPlaygroundPart(name, load),
  });
}
