/**
 * Sanitizes an external URL for use in a link or an image. Returns null if it is unsafe. Only `http:` and `https:` are
 * allowed, because `javascript:` and `data:` URLs would run or display untrusted content. Adds `https` to a host
 * without a scheme (`example.com`).
 */
export function externalUrl(value: string | null | undefined): string | null {
  const text = value?.trim();
  if (!text) return null;
  const address =
    /^[a-z][a-z\d+.-]*:/i.test(text) && !/^[^/:]+\.[a-z]+:\d/i.test(text)
      ? text
      : `https://${text.replace(/^\/\//, '')}`;
  if (!URL.canParse(address)) return null;
  const url = new URL(address);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  // Reject URLs with credentials before the host, which are mostly used to disguise a URL.
  if (!isWeb || url.username || url.password) return null;
  return url.href;
}
