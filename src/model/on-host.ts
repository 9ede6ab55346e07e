/**
 * Handles the base path of the site. Inside the app, all paths are relative to the site (`/guides/caching/`). If the
 * site is deployed in a subdirectory of its host (`/v5`), this prefix is added to URLs that leave the app: fetches,
 * links, and the address bar. For a site at the root, which is the usual case, all of this is removed from the bundles.
 */

/** Base path of the site, or `''` if it is at the root of its host. */
export const basePath = BASE_PATH;

/** Adds the base path to a path on this site. Returns URLs of other sites unchanged. */
export function onHost(address: string): string {
  return BASE_PATH !== '' && /^\/(?!\/)/.test(address) ? BASE_PATH + address : address;
}

/** Whether a path on the host belongs to this site and not, for example, to the documentation of another version. */
export function isOnSite(pathname: string): boolean {
  if (BASE_PATH !== '' && !pathname.startsWith(`${BASE_PATH}/`)) return false;
  return FOREIGN_FOLDERS === null || !FOREIGN_FOLDERS.some((folder) => `${pathname}/`.startsWith(`${folder}/`));
}

/** Removes the base path from a path on this site. Returns any other path unchanged. */
export function onSite(pathname: string): string {
  return BASE_PATH !== '' && isOnSite(pathname) ? pathname.slice(BASE_PATH.length) : pathname;
}
