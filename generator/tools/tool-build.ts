/** Result of a tool's build step. */
export interface ToolBuild {
  /** Data modules that the tool's page imports as `site/NAME.js`: the exports of each module, by its name. */
  modules?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Files that the tool adds to the site: their absolute paths, by path in the output. */
  files?: Readonly<Record<string, string>>;
  /**
   * Folders of the packages whose code is in these files, such as `node_modules/webpack`. Their licenses are listed.
   */
  packages?: readonly string[];
}

/** Output of the tools other than modules. */
export type ToolFiles = Required<Pick<ToolBuild, 'files' | 'packages'>>;

/**
 * Build step of a tool, which is `buildTool` in its `build/build.ts`. It caches expensive results in `.cache/tools/`.
 */
export type BuildTool = () => Promise<ToolBuild>;
