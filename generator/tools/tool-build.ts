/** What the build step of a tool adds to a site. */
export interface ToolBuild {
  /** Modules that its page imports as `site/NAME.js`: by name, what each exports, as data. */
  modules?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /** Files of the site, beside its chunks: absolute path of each by its path in the output. */
  files?: Readonly<Record<string, string>>;
  /** Folders of the packages whose code is in these files, whose licenses the site passes on: `node_modules/webpack`. */
  packages?: readonly string[];
}

/** What the tools add to a site besides modules. */
export type ToolFiles = Required<Pick<ToolBuild, 'files' | 'packages'>>;

/** The build step of a tool: `buildTool` in its `build/build.ts`. It keeps what takes long under `.cache/tools/`. */
export type BuildTool = () => Promise<ToolBuild>;
