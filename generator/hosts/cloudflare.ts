/**
 * Creates `_routes.json`, which tells Cloudflare Pages to run `functions/` only for documents and Markdown. Most
 * requests are for the app's files, and these are then served without running a function.
 */
export function routesFile(): string {
  const exclude = ['app', 'assets', 'cards', 'facts', 'search'].map((folder) => `/${folder}/*`);
  return `${JSON.stringify({ version: 1, include: ['/*'], exclude }, null, 2)}\n`;
}
