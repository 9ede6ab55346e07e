import { createRequire, registerHooks } from 'node:module';
import { pathToFileURL } from 'node:url';

const { cache } = createRequire(import.meta.url);

/** Where modules change: the folder of the example that is looked at. */
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
 * Makes this process import the modules of a folder anew, as they are now: Node keeps a module for as long as the process
 * lives, so those of the folder get another address each time.
 */
export function importAnew(folder: string): void {
  changing = `${pathToFileURL(folder).href}/`;
  version += 1;
}

/** Whether the process keeps modules of a folder as they were: CommonJS modules have no address that could change. */
export function keepsModulesOf(folder: string): boolean {
  return Object.keys(cache).some((file) => file.startsWith(`${folder}/`));
}

/** What is said of a module, without the version in its address. */
export function withoutVersions(text: string): string {
  return text.replaceAll(/\?version=\d+/g, '');
}
