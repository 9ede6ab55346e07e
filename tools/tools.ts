/**
 * The tools of the site: the one list. Each has a folder of the same name, whose parts are found by their names:
 *
 * - `page/Screen.tsx`, its screen: a component around the words of its page, which come as `children`;
 * - `model/texts/`, its texts in each language, which its code names as `TEXTS.nameOfTool`;
 * - `build/build.ts`, what it adds to a build (`generator/tools/tool-build.ts`), where it adds anything;
 * - `checks/check.ts`, a check of its own (`checks/check.ts`), where it has one;
 * - `bench/bench.ts`, what it measures (`bench/tool-bench.ts`), where it measures anything.
 *
 * Without the line and the folder, the site is built without the tool. In the order of the home page.
 */
export const tools = {
  'project-starter': { url: '/tools/start/' },
  playground: { url: '/playground/' },
  'configuration-explorer': { url: '/tools/configuration/' },
  'bundle-explorer': { url: '/tools/bundle/' },
} as const satisfies Readonly<Record<string, Tool>>;

/** What the site knows of a tool besides its name. */
export interface Tool {
  /** Address of its page, whose title and description are in `content/` like any other's. */
  url: string;
}

export type ToolName = keyof typeof tools;

/** Names of all tools. */
export const toolNames = Object.keys(tools) as ToolName[];

/** Address of a tool that another one leads to; nothing where the site does not have it. */
export function toolUrl(name: string): string | undefined {
  return (tools as Readonly<Record<string, Tool | undefined>>)[name]?.url;
}
