import { bareDocumentPolicy } from './content-policy.ts';

/**
 * For hosts that cannot redirect (GitHub Pages): a document at the legacy address that leads on, without a script.
 * @param to site address or absolute one
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
