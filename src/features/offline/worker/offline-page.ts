import type { Visited } from './visited.ts';
import { escapeHtml } from '../../../model/escape-html.ts';

/**
 * Returns the HTML of the fallback page for URLs that aren't cached, with a list of cached pages. The fallback page has
 * the shell's head so that it looks like the site, but not the shell's scripts, because they would have no page to
 * show.
 * @param shell HTML of the shell or of a page, or `''` if neither is cached
 */
export function offlinePage(shell: string, visited: Visited[]): string {
  const head =
    /<head[^>]*>([\s\S]*?)<\/head>/i.exec(shell)?.[1] ??
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><style>:root{color-scheme:light dark}body{max-width:40rem;margin:4rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}</style>';
  const root = /<html[^>]*>/i.exec(shell)?.[0] ?? '<html lang="en">';
  const quiet = head.replace(/<script\b[^>]*\bsrc=[^>]*>\s*<\/script>/gi, '').replace(/<title>[\s\S]*?<\/title>/i, '');
  return `<!doctype html>
${root}<head>${quiet}<title>${TEXTS.offlinePage.title}</title></head>
<body>
<main class="screen" data-offline-page="">
<h1>${TEXTS.offlinePage.title}</h1>
<p>${TEXTS.offlinePage.about}</p>
<p><a class="button" href="">${TEXTS.offlinePage.tryAgain}</a></p>
${visited.length > 0 ? `<h2>${TEXTS.offlinePage.kept}</h2>\n<ul>\n${visited.map(item).join('\n')}\n</ul>` : `<p>${TEXTS.offlinePage.nothing}</p>`}
</main>
</body></html>`;
}

function item({ url, title }: Visited): string {
  return `<li><a href="${escapeHtml(url)}">${escapeHtml(title)}</a></li>`;
}
