/**
 * Where the site stands on its host. Inside, all addresses begin at the site (`/guides/caching/`); a build that stands in a
 * folder of its host (`/v5`) puts that before them where they leave the code: in what is fetched, linked to and shown as the
 * page's address. At the root of a host, which is the rule, nothing of this is in the bundles.
 */

/** Folder of the host that the site stands in, `''` at the root. */
export const basePath = BASE_PATH;

/** Address on the host, by the address inside the site. Those of other sites stay as they are. */
export function onHost(address: string): string {
  return BASE_PATH !== '' && /^\/(?!\/)/.test(address) ? BASE_PATH + address : address;
}

/** Whether a path on the host is of this site, and not of another version, say. */
export function isOnSite(pathname: string): boolean {
  if (BASE_PATH !== '' && !pathname.startsWith(`${BASE_PATH}/`)) return false;
  return FOREIGN_FOLDERS === null || !FOREIGN_FOLDERS.some((folder) => `${pathname}/`.startsWith(`${folder}/`));
}

/** Address inside the site, by a path on the host that is of this site; any other path stays as it is. */
export function onSite(pathname: string): string {
  return BASE_PATH !== '' && isOnSite(pathname) ? pathname.slice(BASE_PATH.length) : pathname;
}
