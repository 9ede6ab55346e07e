import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const { cache } = createRequire(import.meta.url);

/** Folder whose modules change: that of the current example. */
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
 * Makes this process reload modules of a folder: Node caches modules for the lifetime of a process, so their URLs get a
 * new query each time.
 */
export function importAnew(folder: string): void {
  changing = `${pathToFileURL(folder).href}/`;
  version += 1;
}

/** Whether CommonJS modules of a folder are cached, which can't be reloaded this way. */
export function keepsModulesOf(folder: string): boolean {
  return Object.keys(cache).some((file) => file.startsWith(`${folder}/`));
}

/** A message without the query in module URLs. */
export function withoutVersions(text: string): string {
  return text.replaceAll(/\?version=\d+/g, '');
}
