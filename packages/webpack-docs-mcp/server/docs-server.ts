/** Creates an MCP server from the documentation tools with the official SDK. */
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { CallToolRequestSchema, type CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { UnreadableFile } from '../library/file-within.ts';
import { cut } from '../../../compile/markdown-copy/markdown-parts.ts';
import { allTools } from '../tools/all-tools.ts';
import { mostBytes } from './most-bytes.ts';
import { addPrompts } from './prompts.ts';
import { addResources } from './resources.ts';
import { Refusal, type Surroundings } from '../tools/tool.ts';

/**
 * Creates an MCP server for the documentation data in the package.
 *
 * @param version version of the package
 */
export function docsServer(surroundings: Surroundings, version: string): McpServer {
  const { versions, origin } = surroundings.library.about;
  const server = new McpServer(
    { name: 'webpack-docs', title: `webpack ${versions.webpack} documentation`, version, websiteUrl: origin },
    {
      instructions: `Documentation of webpack ${versions.webpack} (${origin}). Facts come from the installed package, so prefer them to what you remember: option for one name, search and read for explanations, explain_error for messages, what_changed between versions.`,
    },
  );
  for (const { name, title, description, input } of allTools)
    server.registerTool(
      name,
      { title, description, inputSchema: input.shape, annotations: { readOnlyHint: true, openWorldHint: false } },
      () => ({ content: [] }),
    );
  addPrompts(server);
  addResources(server, surroundings.library);
  // Replaces the MCP SDK's handler, whose messages for invalid calls are written for programmers. The tools' messages
  // say what to send instead.
  server.server.setRequestHandler(CallToolRequestSchema, ({ params }) => call(params, surroundings));
  return server;
}

async function call(
  { name, arguments: given }: { name: string; arguments?: Record<string, unknown> | undefined },
  surroundings: Surroundings,
): Promise<CallToolResult> {
  const tool = allTools.find((one) => one.name === name);
  if (!tool)
    return refused(
      `There is no tool ${cut(JSON.stringify(name), 100)}. There are ${allTools.map((one) => one.name).join(', ')}.`,
    );
  try {
    const { text } = await tool.answer(given, surroundings);
    return { content: [{ type: 'text', text }] };
  } catch (error) {
    if (error instanceof Refusal || error instanceof UnreadableFile) return refused(error.message);
    return refused(
      `${name} failed: ${error instanceof Error ? error.message : String(error)}. This is a fault of the server.`,
    );
  }
}

function refused(text: string): CallToolResult {
  return { content: [{ type: 'text', text: cut(text, mostBytes) }], isError: true };
}
