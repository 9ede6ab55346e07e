/** Result of a tool's build step. */
export interface ToolBuild {
  /** Data modules that its page imports as `site/NAME.js`: exports by module name. */
  modules?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Additional files of the site: absolute path by output path. */
  files?: Readonly<Record<string, string>>;
  /** Folders of packages with code in these files, for their licenses: `node_modules/webpack`. */
  packages?: readonly string[];
}

/** Output of the tools besides modules. */
export type ToolFiles = Required<Pick<ToolBuild, 'files' | 'packages'>>;

/** The build step of a tool: `buildTool` in its `build/build.ts`. It caches expensive results under `.cache/tools/`. */
export type BuildTool = () => Promise<ToolBuild>;
