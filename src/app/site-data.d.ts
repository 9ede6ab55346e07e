/** Snapshots and built examples, which the build writes as modules (`generator/feature-data.ts`). */
declare module 'site/sponsors.js' {
  /** Snapshot of webpack's sponsors, which contains only as many backers as are shown. */
  export const snapshot: import('../model/sponsor.ts').SponsorSnapshot;
}

declare module 'site/assistants.js' {
  /** AI assistants from `site.config.ts`. */
  export const assistants: import('../model/assistants.ts').Assistant[];
}

declare module 'site/help.js' {
  /** Links for when a search finds nothing, from `site.config.ts`. */
  export const help: import('../../site.config.ts').SearchHelp | undefined;
}

declare module 'site/votes.js' {
  export const snapshot: import('../model/vote.ts').VoteSnapshot;
}

declare module 'site/home-example.js' {
  export const example: import('../model/home-example.ts').HomeExample;
}

declare module 'site/home-figures.js' {
  export const figures: import('../model/home-figures.ts').HomeFigures;
  export const latest: import('../model/home-figures.ts').LatestPost | null;
}

declare module 'site/tool-links.js' {
  /** URL and home page link text of each tool (`generator/tools/tool-modules.ts`). */
  export const toolLinks: readonly (readonly [url: string, title: string])[];
}

declare module 'site/block-editor.js' {
  /** Loads the editor for examples on pages. Undefined if no tool provides one. */
  export const loadBlockEditor: (() => Promise<{ editBlock: import('../prose/edit-blocks.ts').EditBlock }>) | undefined;
}

declare module 'site/tool-screens.js' {
  /** Loaders of the tools' screens. Each screen is its own chunk. */
  export const toolScreens: Record<
    import('../../tools/tools.ts').ToolName,
    () => Promise<{ default: import('./view.ts').ToolScreen }>
  >;
}

declare module 'site/tool-pages.js' {
  export const toolPages: Record<import('../../tools/tools.ts').ToolName, import('./view.ts').ToolScreen>;
}
