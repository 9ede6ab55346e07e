/**
 * Size of a contributor's avatar: shown 45 px wide, requested at twice that for high-density screens (specification,
 * section 9).
 */
export const avatarWidth = 45;
const avatarSize = 90;

/** Valid GitHub usernames. */
const handlePattern = /^[a-z\d](?:[a-z\d-]{0,38})$/i;

/** The usernames to show: deduplicated, in order, without excluded (case-insensitive) and invalid ones. */
export function shownContributors(handles: readonly string[], excluded: readonly string[]): string[] {
  const seen = new Set(excluded.map((handle) => handle.toLowerCase()));
  return handles.filter((handle) => {
    const key = handle.toLowerCase();
    if (seen.has(key) || !handlePattern.test(handle)) return false;
    seen.add(key);
    return true;
  });
}

/** URL of a contributor's avatar, from the template in the site's configuration (`…/{handle}.png?size={size}`). */
export function avatarUrl(template: string, handle: string): string {
  return template.replace('{handle}', encodeURIComponent(handle)).replace('{size}', String(avatarSize));
}
