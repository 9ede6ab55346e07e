/**
 * For hosts that cannot redirect (GitHub Pages): a document at the legacy address that leads on, without a script.
 * @param to site address or absolute one
 * @param origin of the site, for the canonical link
 */
export function redirectPage(to: string, origin: string): string {
  const canonical = new URL(to, origin).href;
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<title>Moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${canonical}">
<meta http-equiv="refresh" content="0; url=${to}">
<p>This page has moved to <a href="${to}">${to}</a>.</p>
</html>
`;
}
