/** Avatar of a contributor: shown 45 px wide, asked for in twice the size for dense screens (specification, section 9). */
export const avatarWidth = 45;
const avatarSize = 90;

/** What the code host allows as a handle. */
const handlePattern = /^[a-z\d](?:[a-z\d-]{0,38})$/i;

/** The handles to show: each once, in order, without the excluded ones (in any case) and without what is no handle. */
export function shownContributors(handles: readonly string[], excluded: readonly string[]): string[] {
  const seen = new Set(excluded.map((handle) => handle.toLowerCase()));
  return handles.filter((handle) => {
    const key = handle.toLowerCase();
    if (seen.has(key) || !handlePattern.test(handle)) return false;
    seen.add(key);
    return true;
  });
}

/** Address of a contributor's picture from the template of the site's configuration (`…/{handle}.png?size={size}`). */
export function avatarUrl(template: string, handle: string): string {
  return template.replace('{handle}', encodeURIComponent(handle)).replace('{size}', String(avatarSize));
}
