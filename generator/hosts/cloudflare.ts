/**
 * `_routes.json` tells Cloudflare Pages which requests run `functions/`: documents and Markdown. The app's files, which
 * are most requests, are served without it.
 */
export function routesFile(): string {
  const exclude = ['app', 'assets', 'cards', 'facts', 'search'].map((folder) => `/${folder}/*`);
  return `${JSON.stringify({ version: 1, include: ['/*'], exclude }, null, 2)}\n`;
}
