/** MCP client for tests that talks to the server over standard input and output. */
import path from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';

/** Result of an MCP tool call. */
interface Reply {
  text: string;
  isError: boolean;
}

/** A running MCP server with a connected client. */
export interface Conversation {
  client: Client;
  /** Process id of the MCP server. */
  pid: number | null;
  ask(tool: string, given: Record<string, unknown>): Promise<Reply>;
  end(): Promise<void>;
}

/**
 * Starts the MCP server and connects a client.
 *
 * @param script absolute path of `server.js`
 * @param folder working directory of the server
 * @param flags command-line flags for Node.js
 */
export async function converse(script: string, folder: string, flags: string[] = []): Promise<Conversation> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [...flags, script],
    cwd: folder,
    stderr: 'inherit',
  });
  const client = new Client({ name: path.basename(import.meta.filename), version: '1.0.0' });
  await client.connect(transport);
  return {
    client,
    pid: transport.pid,
    async ask(name, given) {
      const result = (await client.callTool({ name, arguments: given })) as CallToolResult;
      const text = result.content.map((part) => (part.type === 'text' ? part.text : '')).join('');
      return { text, isError: result.isError === true };
    },
    end: () => client.close(),
  };
}
