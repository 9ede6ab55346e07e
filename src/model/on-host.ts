/**
 * Base path of the site. Inside the app, all addresses are relative to the site (`/guides/caching/`); a build for a
 * folder of its host (`/v5`) adds that prefix to URLs that leave the app: fetches, links and the address bar. For a
 * site at the root, which is the norm, all of this is removed from the bundles.
 */

/** Base path of the site, `''` at the root. */
export const basePath = BASE_PATH;

/** Adds the base path to an address of the site. URLs of other sites are returned unchanged. */
export function onHost(address: string): string {
  return BASE_PATH !== '' && /^\/(?!\/)/.test(address) ? BASE_PATH + address : address;
}

/** Whether a path on the host belongs to this site, rather than, for example, another version. */
export function isOnSite(pathname: string): boolean {
  if (BASE_PATH !== '' && !pathname.startsWith(`${BASE_PATH}/`)) return false;
  return FOREIGN_FOLDERS === null || !FOREIGN_FOLDERS.some((folder) => `${pathname}/`.startsWith(`${folder}/`));
}

/** Removes the base path from a path of the site; any other path is returned unchanged. */
export function onSite(pathname: string): string {
  return BASE_PATH !== '' && isOnSite(pathname) ? pathname.slice(BASE_PATH.length) : pathname;
}
