#!/usr/bin/env node
/** `webpack-docs-mcp`: the documentation for assistants, over standard input and output. */
import path from 'node:path';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { openLibrary } from './library/library.ts';
import { version } from './package-version.ts';
import { docsServer, mostBytes } from './server/docs-server.ts';

const scripts = import.meta.dirname;
const library = openLibrary(path.join(scripts, 'data'));
await docsServer({ library, folder: process.cwd(), scripts, room: mostBytes }, version).connect(
  new StdioServerTransport(),
);
