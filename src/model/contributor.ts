/**
 * Width of a contributor's avatar in pixels. The image is requested at twice that size for high-density screens
 * (specification, section 9).
 */
export const avatarWidth = 45;
const avatarSize = 90;

/** Matches valid GitHub usernames. */
const handlePattern = /^[a-z\d](?:[a-z\d-]{0,38})$/i;

/**
 * Returns the usernames of contributors to show, in order and without duplicates. Omits invalid and excluded usernames
 * (case-insensitive).
 */
export function shownContributors(handles: readonly string[], excluded: readonly string[]): string[] {
  const seen = new Set(excluded.map((handle) => handle.toLowerCase()));
  return handles.filter((handle) => {
    const key = handle.toLowerCase();
    if (seen.has(key) || !handlePattern.test(handle)) return false;
    seen.add(key);
    return true;
  });
}

/**
 * Returns the URL of a contributor's avatar, based on the URL template in the site's configuration
 * (`…/{handle}.png?size={size}`).
 */
export function avatarUrl(template: string, handle: string): string {
  return template.replace('{handle}', encodeURIComponent(handle)).replace('{size}', String(avatarSize));
}
