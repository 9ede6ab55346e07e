/**
 * The list of tools. Each has a folder of the same name, whose parts are found by path:
 *
 * - `page/Screen.tsx`: its screen, a component that gets the prose of its page as `children`;
 * - `page/edit-block.tsx`: what turns the block of an example into an editor, if it does (`src/prose/edit-blocks.ts`);
 * - `page/build-project.tsx`: what builds a project in the page of another tool, if it does
 *   (`tools/shared/page/project-build.ts`);
 * - `model/texts/`: its texts in each language, available as `TEXTS.nameOfTool`;
 * - `build/build.ts`: its build step (`generator/tools/tool-build.ts`), if any;
 * - `checks/check.ts`: its check (`checks/check.ts`), if any;
 * - `bench/bench.ts`: its benchmark (`bench/tool-bench.ts`), if any.
 *
 * If both the line and the folder are removed, the site is built without the tool. In the order of the home page.
 */
export const tools = {
  'project-starter': { url: '/tools/start/' },
  playground: { url: '/playground/' },
  'configuration-explorer': { url: '/tools/configuration/' },
  'bundle-explorer': { url: '/tools/bundle/' },
} as const satisfies Readonly<Record<string, Tool>>;

/** What the site knows about a tool besides its name. */
export interface Tool {
  /** Address of its page; title and description come from `content/`, as for any page. */
  url: string;
}

export type ToolName = keyof typeof tools;

/** Names of all tools. */
export const toolNames = Object.keys(tools) as ToolName[];

/** Address of a tool that another one links to; undefined if the site doesn't have it. */
export function toolUrl(name: string): string | undefined {
  return (tools as Readonly<Record<string, Tool | undefined>>)[name]?.url;
}
