#!/usr/bin/env node
/** Command `webpack-docs-mcp`, which serves the documentation as an MCP server over standard input and output. */
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { version } from './package-version.ts';
import { surroundingsIn } from './tools/surroundings.ts';
import { docsServer } from './server/docs-server.ts';
import { mostBytes } from './server/most-bytes.ts';

await docsServer(surroundingsIn(import.meta.dirname, mostBytes), version).connect(new StdioServerTransport());
