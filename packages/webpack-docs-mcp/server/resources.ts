/** Offers documentation pages as MCP resources, for AI assistants that let a user attach a page. */
import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { Library } from '../library/library.ts';
import { absolute } from '../tools/addresses.ts';

const scheme = 'webpack-docs:';
const mimeType = 'text/markdown';

/** Maximum number of page paths to suggest while a user types one. */
const mostSuggestions = 50;

/**
 * Registers MCP resources: the list of documentation pages, and each page by its path
 * (`webpack-docs:///guides/caching/`).
 */
export function addResources(server: McpServer, library: Library): void {
  server.registerResource(
    'pages',
    `${scheme}///pages`,
    { title: 'List of all pages', description: 'Address, title, and description of each page', mimeType },
    ({ href }) => ({ contents: [{ uri: href, mimeType, text: listOf(library) }] }),
  );
  const template = new ResourceTemplate(`${scheme}///{+page}`, {
    // Individual pages aren't listed as resources, because the list would add hundreds of lines to each conversation.
    list: undefined,
    complete: {
      page: (typed) =>
        [...library.pages().keys()]
          .map((url) => url.slice(1))
          .filter((url) => url.includes(typed.toLowerCase()))
          .slice(0, mostSuggestions),
    },
  });
  server.registerResource(
    'page',
    template,
    { title: 'A page', description: 'A whole page of the webpack documentation as Markdown', mimeType },
    ({ href, pathname }) => {
      const page = library.pages().get(pathname.replace(/^\/*/, '/').replace(/\/*$/, '/'));
      if (!page) throw new Error(`There is no page ${pathname.slice(0, 200)}: ${scheme}///pages lists all.`);
      return {
        contents: [{ uri: href, mimeType, text: `Source: ${absolute(library, page.url)}\n\n${page.markdown}` }],
      };
    },
  );
}

function listOf(library: Library): string {
  return [...library.pages().values()]
    .map(({ url, title, description }) => `- ${url} ${title}${description === '' ? '' : `: ${description}`}`)
    .join('\n');
}
