import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const { cache } = createRequire(import.meta.url);

/** Folder of the current example, whose modules must be loaded again. */
let changing: string | undefined;
let version = 0;

registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const isFresh =
      changing !== undefined && resolved.url.startsWith(changing) && context.conditions.includes('import');
    return isFresh ? { ...resolved, url: `${resolved.url}?version=${version}` } : resolved;
  },
});

/**
 * Makes this process load the modules in a folder again. Node.js caches modules as long as a process runs, so their
 * URLs get a different query each time.
 */
export function importAnew(folder: string): void {
  changing = `${pathToFileURL(folder).href}/`;
  version += 1;
}

/** Whether CommonJS modules in a folder are cached. These can't be loaded again by a different URL. */
export function keepsModulesOf(folder: string): boolean {
  return Object.keys(cache).some((file) => file.startsWith(`${folder}/`));
}

/** Removes the query from module URLs in a message. */
export function withoutVersions(text: string): string {
  return text.replaceAll(/\?version=\d+/g, '');
}
