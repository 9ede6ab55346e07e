/** MCP prompts, which AI assistants offer to their users as commands. */
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { z } from 'zod';

interface Prompt {
  name: string;
  title: string;
  description: string;
  /** Arguments of the MCP prompt, with the label that the AI assistant shows for each. */
  asks: Record<string, string>;
  text(given: Record<string, string>): string;
}

const prompts: readonly Prompt[] = [
  {
    name: 'fix-error',
    title: 'Fix a webpack error',
    description: 'Explains a pasted error, and changes what causes it',
    asks: { error: 'The error as the terminal shows it' },
    text: ({ error }) =>
      `Find the cause of this webpack error with the tool explain_error, then change the project so that it is gone. Say which section of the documentation you followed.\n\n${error}`,
  },
  {
    name: 'review-configuration',
    title: 'Review a configuration',
    description: 'Validates a configuration, and finds what is outdated or says what the default says',
    asks: { path: 'Path of the configuration, such as webpack.config.js' },
    text: ({ path }) =>
      `Review the webpack configuration ${path}: run validate_configuration and effective_configuration with this path. Look up every key you want to change with the tool option before you change it. List what is invalid, what is deprecated, and what can go because it repeats a default, each with its address.`,
  },
  {
    name: 'shrink-bundle',
    title: 'Make a bundle smaller',
    description: 'Finds the largest packages of a stats file, and how to remove each',
    asks: { stats: 'Path of the stats file, made with npx webpack --json=stats.json' },
    text: ({ stats }) =>
      `Look at the bundle in ${stats} with why_in_bundle, first without a module, then with each of its largest packages. Suggest which imports to remove or to load later, in the order of what they save, and say which modules go with each.`,
  },
  {
    name: 'upgrade',
    title: 'Upgrade webpack',
    description: 'What changed between two versions, as far as it concerns the project',
    asks: { from: 'The version that the project has', path: 'Path of its configuration' },
    text: ({ from, path }) =>
      `The project has webpack ${from} and the configuration ${path}. Ask what_changed from this version, once for each area, and validate_configuration with the path. Say what of it concerns this project, and which new options would serve it.`,
  },
];

/** Registers all prompts on the MCP server. */
export function addPrompts(server: McpServer): void {
  for (const { name, title, description, asks, text } of prompts) {
    const argsSchema = Object.fromEntries(
      Object.entries(asks).map(([key, words]) => [key, z.string().min(1).max(100_000).describe(words)]),
    );
    server.registerPrompt(name, { title, description, argsSchema }, (given) => ({
      messages: [{ role: 'user', content: { type: 'text', text: text(given as Record<string, string>) } }],
    }));
  }
}
