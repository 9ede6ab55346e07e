import { bareDocumentPolicy } from './content-policy.ts';
import { escapeHtml } from '../../src/model/escape-html.ts';

/**
 * Creates an HTML page that redirects without a script. It is written at the old address for hosts that can't redirect,
 * such as GitHub Pages.
 *
 * @param to site address or absolute URL
 * @param origin origin of the site, for the canonical link
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
