import { bareDocumentPolicy } from './content-policy.ts';

/**
 * For hosts without redirects (GitHub Pages): an HTML page at the legacy address that redirects without a script.
 * @param to site address or absolute URL
 * @param origin of the site, for the canonical link
 */
export function redirectPage(to: string, origin: string): string {
  const target = escapeHtml(to);
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${bareDocumentPolicy}">
<title>Moved</title>
<meta name="robots" content="noindex">
<link rel="canonical" href="${escapeHtml(new URL(to, origin).href)}">
<meta http-equiv="refresh" content="0; url=${target}">
<p>This page has moved to <a href="${target}">${target}</a>.</p>
</html>
`;
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
