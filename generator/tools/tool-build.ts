/** Result of the build step of one of the site's tools. */
export interface ToolBuild {
  /** Data modules that the tool's page imports as `site/NAME.js`: the exports of each module, keyed by its name. */
  modules?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Files that the tool adds to the site: their absolute paths, keyed by path in the output. */
  files?: Readonly<Record<string, string>>;
  /**
   * Folders of the packages whose code is in these files, such as `node_modules/webpack`. Their licenses are listed.
   */
  packages?: readonly string[];
}

/** Build output of the tools other than data modules. */
export type ToolFiles = Required<Pick<ToolBuild, 'files' | 'packages'>>;

/**
 * Build step of a tool, which is `buildTool` in its `build/build.ts`. It caches expensive results in `.cache/tools/`.
 */
export type BuildTool = () => Promise<ToolBuild>;
