/**
 * The list of tools, in the order of the home page. Each tool has a folder of the same name, whose parts are found by
 * path:
 *
 * - `page/Screen.tsx`: the tool's screen, a component that gets the prose of its page as `children`
 * - `page/edit-block.tsx`: turns the block of an example into an editor (`src/prose/edit-blocks.ts`); optional
 * - `page/build-project.tsx`: builds a project in the page of another tool (`tools/shared/page/project-build.ts`);
 *   optional
 * - `model/texts/`: interface strings in each language, available as `TEXTS.nameOfTool`
 * - `build/build.ts`: build step (`generator/tools/tool-build.ts`); optional
 * - `checks/check.ts`: check (`checks/check.ts`); optional
 * - `bench/bench.ts`: benchmark (`bench/tool-bench.ts`); optional
 *
 * To build the site without a tool, remove its line and its folder.
 */
export const tools = {
  'project-starter': { url: '/tools/start/' },
  playground: { url: '/playground/' },
  'configuration-explorer': { url: '/tools/configuration/' },
  'bundle-explorer': { url: '/tools/bundle/' },
} as const satisfies Readonly<Record<string, Tool>>;

/** An entry in the list of the site's tools. */
export interface Tool {
  /** URL of the tool's page. Its title and description come from `content/`, as for any page. */
  url: string;
}

export type ToolName = keyof typeof tools;

/** Names of all tools of the site. */
export const toolNames = Object.keys(tools) as ToolName[];

/** Returns the URL of a tool of the site, for links from other tools, or `undefined` if the site doesn't include it. */
export function toolUrl(name: string): string | undefined {
  return (tools as Readonly<Record<string, Tool | undefined>>)[name]?.url;
}
