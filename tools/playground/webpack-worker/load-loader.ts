/**
 * Replaces webpack's `lib/loaders/loadLoader.js` with a version that loads loaders from the playground's files in
 * memory.
 */
import { host } from './host.ts';

interface Loader {
  path: string;
  normal?: unknown;
  pitch?: unknown;
  raw?: unknown;
}
interface Exports {
  default?: unknown;
  pitch?: unknown;
  raw?: unknown;
}

/** Loads a webpack loader's module and assigns its functions to `loader`. */
export default function loadLoader(loader: Loader, callback: (error?: unknown) => void): void {
  const { modules } = host;
  if (!modules) return callback(new Error('No project has been built.'));
  modules.import(loader.path).then((imported) => {
    const { default: main, ...own } = imported as Exports;
    // The exports of a CommonJS module are the loader itself, unless they are marked as a transpiled ES module.
    const exports = (main !== null && typeof main === 'object' && '__esModule' in main ? main : undefined) as
      Exports | undefined;
    const normal = exports ? exports.default : main;
    const members = (typeof main === 'function' ? main : {}) as Exports;
    loader.normal = normal;
    loader.pitch = exports?.pitch ?? own.pitch ?? members.pitch;
    loader.raw = exports?.raw ?? own.raw ?? members.raw;
    if (typeof loader.normal !== 'function' && typeof loader.pitch !== 'function')
      return callback(new Error(`Module '${loader.path}' is not a loader (must have normal or pitch function)`));
    callback();
  }, callback);
}
