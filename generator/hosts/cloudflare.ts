/**
 * `_routes.json`, by which Cloudflare Pages knows what `functions/` has to answer: documents and Markdown. The files of the app
 * are many more, and go out without it.
 */
export function routesFile(): string {
  const exclude = ['app', 'assets', 'cards', 'facts', 'search'].map((folder) => `/${folder}/*`);
  return `${JSON.stringify({ version: 1, include: ['/*'], exclude }, null, 2)}\n`;
}
