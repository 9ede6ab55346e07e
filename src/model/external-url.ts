/**
 * An address that came from elsewhere, made safe to stand in a link or an image; `null` where it cannot be.
 * Only `http:` and `https:` pass: `javascript:` and `data:` addresses would run or show what a stranger wrote.
 * A host without a scheme (`example.com`) is taken for `https`.
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
  // A name and password before the host are only ever used to make an address look like another one.
  if (!isWeb || url.username || url.password) return null;
  return url.href;
}
